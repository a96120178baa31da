import { keepPreviousData } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import { listUserBrandsOptions, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listUsers } from '~/api/generated/sdk.gen'
import type { Member } from '~/api/generated/types.gen'
import { clipToPage, emptyPastLastPage, type ListPage, PAGE_SIZE, withoutDefaults } from '~/api/list-pages'
import { flagFromUrl, textFromUrl } from '~/features/shared/page-links'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'
import { createFormats, type Formats } from '~/i18n/formats'
import { isId } from '~/platform/storage'
import { adminFilters } from '~/validation/call-parameters'

/** The filters by their names in the API. */
export type UserFilters = Omit<ReturnType<typeof adminFilters>, 'brand_admin'>

/** `invite` opens the invitation dialog, `user` the drawer of this user. */
export type UsersSearch = UserFilters & { invite?: true; user?: number }

/** Ignores invalid values: a URL may hold anything (C245). */
export function readUserFilters(search: Record<string, unknown>): UserFilters {
  const { brand_admin: _none, ...filters } = adminFilters({ ...search, search: textFromUrl(search['search']) })
  return withoutDefaults(filters)
}

export const readUsersSearch = (search: Record<string, unknown>): UsersSearch => ({
  ...readUserFilters(search),
  ...(flagFromUrl(search['invite']) && { invite: true }),
  ...(isId(search['user']) && { user: search['user'] }),
})

/** Whether a filter is set: an empty list then does not mean that there are no users. */
export const hasFilters = ({ search, user_type, is_active, company }: UserFilters): boolean =>
  [search, user_type, is_active, company].some((filter) => filter !== undefined)

/** Converts search parameters to the API query. The server decides the order: none is documented for users. */
export const usersQuery = (filters: UserFilters) => ({ page: 1, page_size: PAGE_SIZE, ...filters })

/** One page of the list. The previous page stays visible until the next one has loaded. */
export function usersOptions(filters: UserFilters) {
  const query = usersQuery(filters)
  return {
    queryKey: listUsersQueryKey({ query }),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ListPage<Member>> =>
      listUsers({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page)),
    placeholderData: keepPreviousData,
    select: (sent: ListPage<Member>) => clipToPage(sent, filters),
  }
}

export const userBrandsOptions = (id: number) => listUserBrandsOptions({ path: { id } })

/** A header row, then a row for each user. */
export function userCsv(intl: IntlShape, members: readonly Member[]): string[][] {
  const heading = [
    intl.formatMessage({ id: 'users.person' }),
    intl.formatMessage({ id: 'forms.label.email' }),
    intl.formatMessage({ id: 'forms.label.role' }),
    intl.formatMessage({ id: 'forms.label.position' }),
    intl.formatMessage({ id: 'forms.label.phone' }),
    intl.formatMessage({ id: 'users.state' }),
    intl.formatMessage({ id: 'users.lastLogin' }),
  ]
  const formats = createFormats(intl)
  return [heading, ...members.map((member) => lineOf(intl, formats, member))]
}

const lineOf = (intl: IntlShape, { isoDate }: Formats, member: Member) => [
  displayName(member),
  member.email,
  roleLabel(intl, member.user_type),
  member.position ?? '',
  member.phone ?? '',
  intl.formatMessage({ id: member.is_active ? 'users.active' : 'users.inactive' }),
  isoDate(member.last_login),
]
