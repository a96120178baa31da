import { listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { InvitationInput, Invitation, User } from '~/api/generated/types.gen'
import { useSectionQuery } from '~/features/shared/queries/QuerySection'
import { createStoredList, useStoredList } from '~/features/shared/user/user-storage'
import { timeLeft } from '~/i18n/dates'
import { isCompanyAdmin } from '~/permissions/permissions'
import { DAY_MS } from '~/platform/clock'
import { own } from '~/platform/json'
import { isId, type SafeStorage } from '~/platform/storage'

/** An invitation that expires within this time is marked and listed as a task. */
const SOON_MS = 3 * DAY_MS

/** As the server says, whatever the clock of this device: it may be wrong. */
export const statusOf = ({ status }: Invitation): string | undefined => status?.trim() || undefined

/** Whether a pending invitation expires within three days. */
export function expiresSoon({ expires_at }: Invitation, now: number, timeZone: string): boolean {
  const left = timeLeft(expires_at, now, timeZone) ?? 0
  return left > 0 && left <= SOON_MS
}

/** All invitations (INV-06): one query for everything on a page that counts or lists them. */
export const allInvitationsOptions = () => listInvitationsOptions({})

export const pendingOf = (invitations: readonly Invitation[]): Invitation[] =>
  invitations.filter((one) => statusOf(one) === 'pending')

/**
 * The number of pending invitations; null until the server has answered, undefined for users who may not query it, and
 * after a failure. How much of the plan is free does not follow from it: see `freeSlots`.
 */
export function usePendingInvitations(user: User | undefined): number | null | undefined {
  const asks = user !== undefined && isCompanyAdmin(user)
  const { data, isPending } = useSectionQuery({ ...allInvitationsOptions(), enabled: asks })
  if (!data) return asks && isPending ? null : undefined
  return pendingOf(data.invitations).length
}

/**
 * Access that is given once an invited user has joined: a provider may accept only one pending invitation of an address,
 * to one brand.
 */
export type Postponed = Pick<InvitationInput, 'email' | 'brand_id'>

/** More than a user could give by hand, and one call each. */
const MOST = 50

const isSame = (one: Postponed) => (other: Postponed) => one.email === other.email && one.brand_id === other.brand_id

function readItem(item: unknown): Postponed | undefined {
  const email = own(item, 'email')
  const brand_id = own(item, 'brand_id')
  return typeof email === 'string' && email !== '' && isId(brand_id) ? { email, brand_id } : undefined
}

export function createPostponed(storage?: SafeStorage) {
  const list = createStoredList({ key: 'postponed-access', readItem, most: MOST, storage })
  return {
    read: list.read,
    subscribe: list.subscribe,
    add(userId: number, more: readonly Postponed[]): void {
      const others = list.read(userId).filter((item) => !more.some(isSame(item)))
      if (more.length > 0) list.write(userId, [...others, ...more.map(({ email, brand_id }) => ({ email, brand_id }))])
    },
    remove(userId: number, item: Postponed): void {
      list.write(
        userId,
        list.read(userId).filter((other) => !isSame(item)(other)),
      )
    },
  }
}

export const postponed = createPostponed()

/** What this user has postponed in this browser. */
export const usePostponed = (userId: number): readonly Postponed[] => useStoredList(postponed, userId)
