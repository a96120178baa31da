import type { Invitation } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { expiresSoon, statusNow } from '~/features/shared/invitation/invitations'
import { toDate } from '~/i18n/dates'
import { isId } from '~/platform/storage'

export type InvitationRow = {
  key: string
  /** Unknown, and then it cannot be sent again. */
  id: Invitation['id']
  email: string | undefined
  brand: string | undefined
  brandId: number | undefined
  userType: string | undefined
  status: string | undefined
  /** Who invited, by name. */
  sender: string | undefined
  sentAt: string | null | undefined
  /** Only for pending and expired invitations: nothing else expires. */
  expiry: Expiry | undefined
}

export type Expiry = { at: string; when: 'past' | 'soon' | 'later' }

/**
 * The known fields of each invitation; the provider guarantees none.
 *
 * @param brandNames from other answers, by id
 */
export const toRows = (
  invitations: readonly Invitation[],
  now: number,
  timeZone: string,
  brandNames: ReadonlyMap<number, string> = new Map(),
): InvitationRow[] => {
  const known = new Set<Invitation['id'] | null>([undefined, null])
  return invitations.map((invitation, position) => ({
    key: rowKeyOf(invitation, position, known),
    id: callable(invitation.id),
    email: invitation.email?.trim() || undefined,
    brand: brandOf(invitation, brandNames),
    brandId: invitation.brand_id ?? undefined,
    userType: invitation.user_type?.trim() || undefined,
    status: statusNow(invitation, now, timeZone),
    sender: invitation.invited_by?.trim() || undefined,
    sentAt: invitation.created_at,
    expiry: expiryOf(invitation, now, timeZone),
  }))
}

/** The id alone, which a new invitation does not change; the position only of one without an id, or with a known one. */
function rowKeyOf({ id }: Invitation, position: number, known: Set<Invitation['id'] | null>): string {
  if (known.has(id)) return `${id ?? 'none'}-${position}`
  known.add(id)
  return String(id)
}

/** The documents give ids no type. An id of dots alone, or of nothing, would make another path. */
const callable = (id: Invitation['id']) => (isId(id) || (typeof id === 'string' && /[^.\s]/.test(id)) ? id : undefined)

function expiryOf(invitation: Invitation, now: number, timeZone: string): Expiry | undefined {
  const { expires_at: at } = invitation
  const status = statusNow(invitation, now, timeZone)
  if (!at || !toDate(at) || !RESENDABLE.has(status)) return undefined
  if (status === 'expired') return { at, when: 'past' }
  return { at, when: expiresSoon(invitation, now, timeZone) ? 'soon' : 'later' }
}

function brandOf({ brand_id: id, brand_name }: Invitation, names: ReadonlyMap<number, string>): string | undefined {
  const name = brand_name?.trim()
  if (name || !id) return name || undefined
  return names.get(id)?.trim() || standInName(id)
}

/** Whether an invitation names its brand only by id. */
export const isUnnamed = ({ brand_id: id, brand_name }: Invitation): boolean => Boolean(id) && !brand_name?.trim()

const RESENDABLE = new Set<string | undefined>(['pending', 'expired'])

/** Pending and expired invitations. An invitation with an unknown status is not resent on a guess. */
export const canResend = ({ id, status }: InvitationRow): boolean => id !== undefined && RESENDABLE.has(status)
