import {
  getCurrentUserQueryKey,
  listInvitationsOptions,
  listInvitationsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import type { Invitation } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { allInvitationsOptions, expiresSoon, statusNow } from '~/features/shared/invitation/invitations'
import { flagFromUrl, LARGEST_PAGE } from '~/features/shared/lists/url-values'
import { brandSearchOptions } from '~/features/shared/lists/use-list-filters'
import { toDate } from '~/i18n/dates'
import { isId } from '~/platform/storage'
import { isEmail, normalEmail } from '~/validation/email'
import { filterText } from '~/validation/list-filters'

/** All invitations, or those with one status (INV-06). */
export const invitationsOptions = (status: string | undefined) =>
  status === undefined ? allInvitationsOptions() : listInvitationsOptions({ query: { status } })

/** Queries that change with an invitation: the lists, and the current user, which contains the free places. */
export const INVITATIONS_CHANGED = [listInvitationsQueryKey(), getCurrentUserQueryKey()]

/** The active brands, which users can be invited to; the server searches. */
export const invitingBrandsOptions = (search = '') =>
  brandSearchOptions({ is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) })

/** Values that prefill the dialog. */
type Invited = { email?: string; brand_id?: number }

/** `status` filters the list; `invite` opens the dialog, prefilled with the other values. Links can set all of them. */
export type InvitationsSearch = Invited & { status?: string; invite?: true }

const LONGEST_STATUS = 40

/**
 * The URL may hold anything: values that are not understood are ignored. The provider may have more statuses.
 */
export const readInvitationsSearch = (search: Record<string, unknown>): InvitationsSearch => ({
  ...readStatus(search['status']),
  ...(flagFromUrl(search['invite']) && { invite: true, ...readInvited(search) }),
})

const readInvited = ({ email, brand_id }: Record<string, unknown>): Invited => ({
  ...(typeof email === 'string' && isEmail(email) && { email: normalEmail(email) }),
  ...(isId(brand_id) && { brand_id }),
})

function readStatus(value: unknown): Pick<InvitationsSearch, 'status'> {
  const status = filterText(value)
  return status !== undefined && status.length <= LONGEST_STATUS ? { status } : {}
}

export type InvitationRow = {
  key: string
  /** Unknown, and then it cannot be sent again. */
  id: Invitation['id']
  email: string | undefined
  brand: string | undefined
  brandId: number | undefined
  userType: string | undefined
  status: string | undefined
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
): InvitationRow[] =>
  invitations.map((invitation, place) => ({
    key: `${invitation.id ?? 'none'}-${place}`,
    id: callable(invitation.id),
    email: invitation.email?.trim() || undefined,
    brand: brandOf(invitation, brandNames),
    brandId: invitation.brand_id ?? undefined,
    userType: invitation.user_type?.trim() || undefined,
    status: statusNow(invitation, now, timeZone),
    sentAt: invitation.created_at,
    expiry: expiryOf(invitation, now, timeZone),
  }))

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
