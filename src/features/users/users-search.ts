import { looseText, withoutDefaults } from '~/features/shared/lists/loose-values'
import { adminFilters } from '~/validation/list-filters'

/** B §7's filters, under their own names. */
export type UserFilters = Omit<ReturnType<typeof adminFilters>, 'brand_admin'>

/** `invite` opens the dialog that invites: it can be linked to. */
export type UsersSearch = UserFilters & { invite?: true }

/** Anything may stand in an address: what is not understood counts as nothing (C245). */
export function readUserFilters(search: Record<string, unknown>): UserFilters {
  const { brand_admin: _none, ...filters } = adminFilters({ ...search, search: looseText(search['search']) })
  return withoutDefaults(filters)
}

export const readUsersSearch = (search: Record<string, unknown>): UsersSearch => ({
  ...readUserFilters(search),
  ...((search['invite'] === true || search['invite'] === 'true') && { invite: true }),
})

/** Whether some people are left out: then none to show does not mean that there are none. */
export const isNarrowed = ({ search, user_type, is_active, company }: UserFilters): boolean =>
  [search, user_type, is_active, company].some((filter) => filter !== undefined)
