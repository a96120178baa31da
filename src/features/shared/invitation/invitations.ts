import { listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Invitation, User } from '~/api/generated/types.gen'
import { useSectionQuery } from '~/features/shared/queries/use-query-section'
import { timeLeft, useTimeZone } from '~/i18n/dates'
import { isCompanyAdmin } from '~/permissions/permissions'
import { DAY_MS } from '~/platform/clock'

/** An invitation that expires within this time is marked and listed as a task. */
const SOON_MS = 3 * DAY_MS

/** A pending invitation whose time has passed counts as expired, whatever the provider says. */
export function statusNow({ status, expires_at }: Invitation, now: number, timeZone: string): string | undefined {
  const said = status?.trim() || undefined
  return said === 'pending' && (timeLeft(expires_at, now, timeZone) ?? 1) <= 0 ? 'expired' : said
}

/** Whether a pending invitation expires within three days. */
export function expiresSoon({ expires_at }: Invitation, now: number, timeZone: string): boolean {
  const left = timeLeft(expires_at, now, timeZone) ?? 0
  return left > 0 && left <= SOON_MS
}

/** All invitations (INV-06): one query for everything on a page that counts or lists them. */
export const allInvitationsOptions = () => listInvitationsOptions({})

/** The invitations that are pending at `now`, in milliseconds. */
export const pendingOf = (invitations: readonly Invitation[], now: number, timeZone: string): Invitation[] =>
  invitations.filter((one) => statusNow(one, now, timeZone) === 'pending')

/**
 * The number of pending invitations; null until the server has answered, undefined for users who may not query it, and
 * after a failure. How much of the plan is free does not follow from it: see `freePlaces`.
 */
export function usePendingInvitations(user: User | undefined): number | null | undefined {
  const timeZone = useTimeZone()
  const asks = user !== undefined && isCompanyAdmin(user)
  const { data, dataUpdatedAt, isPending } = useSectionQuery({ ...allInvitationsOptions(), enabled: asks })
  if (!data) return asks && isPending ? null : undefined
  return pendingOf(data.invitations, dataUpdatedAt, timeZone).length
}
