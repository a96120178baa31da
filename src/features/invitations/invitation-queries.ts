import { keepPreviousData } from '@tanstack/react-query'

import { listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Invitation } from '~/api/generated/types.gen'
import { LARGEST_PAGE } from '~/api/list-pages'
import { standInName } from '~/api/names'
import { expiresSoon, statusOf, allInvitationsOptions } from '~/features/shared/invitation/invitations'
import { brandSearchOptions, toSort } from '~/features/shared/lists/use-list-filters'
import { keysOf } from '~/features/shared/mutations/mutation-cache'
import { textFromUrl, flagFromUrl } from '~/features/shared/page-links'
import { timeLeft, toDate } from '~/i18n/dates'
import { isId } from '~/platform/storage'
import { plainWords } from '~/platform/text'
import { filterText } from '~/validation/call-parameters'
import { isEmail, normalEmail } from '~/validation/rule'

/** The server filters by status. The documents name no other filter: the page has the whole list and applies the others. */
export type InvitationFilters = {
  search?: string
  status?: string
  for_brand?: number
  sender?: string
  ordering?: string
  /** Only a list with more than `MOST_ROWS` rows has pages. */
  page?: number
}

/** The known values of `status`, in the order of the filter and of the sorted column. */
export const STATUSES = ['pending', 'expired', 'accepted', 'cancelled'] as const

const LONGEST_STATUS = 40

/** Newest first. */
export const DEFAULT_ORDERING = '-created_at'

/** What a column sorts by. */
const VALUES = {
  email: ({ email }) => email,
  brand: ({ brand }) => brand,
  status: ({ status }) => rankOf(status),
  created_at: ({ sentAt }) => toDate(sentAt)?.getTime(),
} satisfies Record<string, (row: InvitationRow) => string | number | undefined>

const isSortable = (id: string): id is keyof typeof VALUES => Object.hasOwn(VALUES, id)

/** Any other value comes last. */
function rankOf(status: string | undefined): number | undefined {
  const at = STATUSES.findIndex((known) => known === status)
  return at < 0 ? undefined : at
}

/** Ignores invalid values: a URL may hold anything. The provider may have more statuses. */
export function readInvitationFilters(search: Record<string, unknown>): InvitationFilters {
  const text = filterText(textFromUrl(search['search']))
  const status = filterText(search['status'])
  const sender = filterText(textFromUrl(search['sender']))
  const ordering = filterText(search['ordering'])
  return {
    ...(text !== undefined && { search: text }),
    ...(status !== undefined && status.length <= LONGEST_STATUS && { status }),
    ...(isId(search['for_brand']) && { for_brand: search['for_brand'] }),
    ...(sender !== undefined && { sender }),
    ...(ordering !== undefined && ordering !== DEFAULT_ORDERING && isSortable(toSort(ordering).id) && { ordering }),
    ...(isId(search['page']) && search['page'] > 1 && { page: search['page'] }),
  }
}

/** Whether a filter is set: an empty list then does not mean that nobody was invited. */
export const hasFilters = ({ search, status, for_brand, sender }: InvitationFilters): boolean =>
  [search, status, for_brand, sender].some((filter) => filter !== undefined)

/** The rows that match, in their order. Each word of the search is in the address, the brand or the sender. */
export function filterRows(
  rows: readonly InvitationRow[],
  { search = '', for_brand, sender, ordering = DEFAULT_ORDERING }: InvitationFilters,
  language: string,
): InvitationRow[] {
  const words = plainWords(search).split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => {
    const text = plainWords([row.email, row.brand, row.sender].join(' '))
    return (
      (for_brand === undefined || row.brandId === for_brand) &&
      (sender === undefined || row.sender === sender) &&
      words.every((word) => text.includes(word))
    )
  })
  return found.toSorted(comparing(ordering, language))
}

/** Rows without a value come last in both directions. */
function comparing(ordering: string, language: string): (one: InvitationRow, other: InvitationRow) => number {
  const { id, direction } = toSort(ordering)
  const valueOf = isSortable(id) ? VALUES[id] : () => undefined
  const { compare } = new Intl.Collator(language)
  const sign = direction === 'desc' ? -1 : 1
  return (one, other) => {
    const [value, next] = [valueOf(one), valueOf(other)]
    if (value === undefined || next === undefined) return Number(value === undefined) - Number(next === undefined)
    if (typeof value === 'number' && typeof next === 'number') return sign * (value - next)
    return sign * compare(String(value), String(next))
  }
}

type Choice = { value: string; label: string }

const byLabel = (choices: Iterable<readonly [string, string]>, language: string): Choice[] => {
  const { compare } = new Intl.Collator(language)
  return [...new Map(choices)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compare(one.label, other.label))
}

/** The brands that the rows name by id. */
export const brandChoices = (rows: readonly InvitationRow[], language: string): Choice[] =>
  byLabel(
    rows.flatMap(({ brandId, brand }) =>
      isId(brandId) && brand !== undefined ? [[String(brandId), brand] as const] : [],
    ),
    language,
  )

/** The senders that the rows name. */
export const senderChoices = (rows: readonly InvitationRow[], language: string): Choice[] =>
  byLabel(
    rows.flatMap(({ sender }) => (sender === undefined ? [] : [[sender, sender] as const])),
    language,
  )

/** All invitations, or those with one status (INV-06). The previous list stays visible until the next one has loaded. */
export const invitationsOptions = (status: string | undefined) => ({
  ...(status === undefined ? allInvitationsOptions() : listInvitationsOptions({ query: { status } })),
  placeholderData: keepPreviousData,
})

/** Queries that change with an invitation: the lists, and the current user, which contains the free places. */
export const INVITATIONS_CHANGED = keysOf('listInvitations', 'getCurrentUser')

/** Name of the mutation that invites: its outcomes tell what this session has sent. */
export const INVITE = 'invite'

/** The active brands, which users can be invited to; the server searches. */
export const invitingBrandsOptions = (search = '') =>
  brandSearchOptions({ is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) })

/** Values that prefill the dialog. `email`: one address, or several with commas between them. */
type Invited = { email?: string; brand_id?: number }

/** The filters and the order of the list; `invite` opens the dialog, prefilled with the other values. */
export type InvitationsSearch = InvitationFilters & Invited & { invite?: true }

/**
 * The URL may hold anything: values that are not understood are ignored.
 */
export const readInvitationsSearch = (search: Record<string, unknown>): InvitationsSearch => ({
  ...readInvitationFilters(search),
  ...(flagFromUrl(search['invite']) && { invite: true, ...readInvited(search) }),
})

function readInvited({ email, brand_id }: Record<string, unknown>): Invited {
  const emails = typeof email === 'string' ? email.split(',') : []
  return {
    ...(emails.length > 0 && emails.every(isEmail) && { email: emails.map(normalEmail).join() }),
    ...(isId(brand_id) && { brand_id }),
  }
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
  /** Who invited, by name. */
  sender: string | undefined
  sentAt: string | null | undefined
  /** Only for pending and expired invitations: nothing else expires. */
  expiry: Expiry | undefined
}

export type Expiry = { at: string; when: 'past' | 'due' | 'soon' | 'later' }

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
    status: statusOf(invitation),
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
  const status = statusOf(invitation)
  if (!at || !toDate(at) || !RESENDABLE.has(status)) return undefined
  if (status === 'expired') return { at, when: 'past' }
  // the clock of the device may be wrong, and the server has not said that it expired
  if ((timeLeft(at, now, timeZone) ?? 1) <= 0) return { at, when: 'due' }
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
