import { flagFromUrl, textFromUrl, withoutDefaults } from '~/features/shared/lists/url-values'
import { adminFilters } from '~/validation/list-filters'

/** The filters by their names in the API. */
export type UserFilters = Omit<ReturnType<typeof adminFilters>, 'brand_admin'>

/** `invite` opens the invitation dialog. */
export type UsersSearch = UserFilters & { invite?: true }

/** Ignores invalid values: a URL may hold anything (C245). */
export function readUserFilters(search: Record<string, unknown>): UserFilters {
  const { brand_admin: _none, ...filters } = adminFilters({ ...search, search: textFromUrl(search['search']) })
  return withoutDefaults(filters)
}

export const readUsersSearch = (search: Record<string, unknown>): UsersSearch => ({
  ...readUserFilters(search),
  ...(flagFromUrl(search['invite']) && { invite: true }),
})

/** Whether a filter is set: an empty list then does not mean that there are no users. */
export const hasFilters = ({ search, user_type, is_active, company }: UserFilters): boolean =>
  [search, user_type, is_active, company].some((filter) => filter !== undefined)
