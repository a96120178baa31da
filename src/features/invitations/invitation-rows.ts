import type { Invitation } from '~/api/generated/types.gen'

export type InvitationRow = {
  key: string
  /** Unknown, and then it cannot be sent again. */
  id: number | undefined
  email: string | undefined
  brand: string | undefined
  userType: string | undefined
  status: string | undefined
  sentAt: string | null | undefined
  expiresAt: string | null | undefined
}

/**
 * What is known of each invitation; nothing of it is promised by the provider (decision 6).
 *
 * @param brandNames of other answers, by id
 */
export const toRows = (
  invitations: readonly Invitation[],
  now: number,
  brandNames: ReadonlyMap<number, string> = new Map(),
): InvitationRow[] =>
  invitations.map((invitation, place) => ({
    key: `${invitation.id ?? 'none'}-${place}`,
    id: invitation.id,
    email: invitation.email?.trim() || undefined,
    brand: brandOf(invitation, brandNames),
    userType: invitation.user_type?.trim() || undefined,
    status: statusNow(invitation, now),
    sentAt: invitation.created_at,
    expiresAt: invitation.expires_at,
  }))

function brandOf({ brand_id: id, brand_name }: Invitation, names: ReadonlyMap<number, string>): string | undefined {
  const name = brand_name?.trim()
  if (name || !id) return name || undefined
  return names.get(id)?.trim() || `#${id}`
}

/** Whether an invitation names its brand by id alone. */
export const isUnnamed = ({ brand_id: id, brand_name }: Invitation): boolean => Boolean(id) && !brand_name?.trim()

/** A pending invitation whose time has passed is an expired one, whether or not the provider says so. */
function statusNow({ status, expires_at }: Invitation, now: number): string | undefined {
  if (status === 'pending' && Date.parse(expires_at ?? '') <= now) return 'expired'
  return status?.trim() || undefined
}

const RESENDABLE = new Set<string | undefined>(['pending', 'expired'])

/** INV-14: what waits or has expired. A status nobody knows is not sent again on a guess. */
export const canResend = ({ id, status }: InvitationRow): boolean => id !== undefined && RESENDABLE.has(status)
