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

/** What is known of each invitation; nothing of it is promised by the provider (decision 6). */
export const toRows = (invitations: readonly Invitation[], now: number): InvitationRow[] =>
  invitations.map((invitation, place) => ({
    key: `${invitation.id ?? 'none'}-${place}`,
    id: invitation.id,
    email: invitation.email?.trim() || undefined,
    brand: invitation.brand_name?.trim() || (invitation.brand_id ? `#${invitation.brand_id}` : undefined),
    userType: invitation.user_type?.trim() || undefined,
    status: statusNow(invitation, now),
    sentAt: invitation.created_at,
    expiresAt: invitation.expires_at,
  }))

/** A pending invitation whose time has passed is an expired one, whether or not the provider says so. */
function statusNow({ status, expires_at }: Invitation, now: number): string | undefined {
  if (status === 'pending' && Date.parse(expires_at ?? '') <= now) return 'expired'
  return status?.trim() || undefined
}

const RESENDABLE = new Set<string | undefined>(['pending', 'expired'])

/** INV-14: what waits or has expired. A status nobody knows is not sent again on a guess. */
export const canResend = ({ id, status }: InvitationRow): boolean => id !== undefined && RESENDABLE.has(status)
