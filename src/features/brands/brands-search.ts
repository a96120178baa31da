import { flagFromUrl, textFromUrl, withoutDefaults } from '~/features/shared/lists/url-values'
import { brandFilters } from '~/validation/list-filters'

/** The filters by their names in the API, and one that the API does not have: brands without an administrator. */
export type BrandFilters = ReturnType<typeof brandFilters> & { administrator?: 'none' }

/** `create` opens the form for a new brand. */
export type BrandsSearch = BrandFilters & { create?: true }

/** The order if the URL has none. */
export const DEFAULT_ORDERING = 'name'

/** The columns that the list can be sorted by, up and down. */
export const SORTED_BY: readonly string[] = [DEFAULT_ORDERING, 'users_count', 'is_active', 'created_at']

const isOffered = (ordering: string) => SORTED_BY.includes(ordering.replace(/^-/, ''))

/** Ignores invalid values: a URL may hold anything (C245). */
export function readBrandFilters(search: Record<string, unknown>): BrandFilters {
  const { ordering, ...filters } = brandFilters({ ...search, search: textFromUrl(search['search']) })
  return {
    ...withoutDefaults(filters),
    ...(ordering !== undefined && ordering !== DEFAULT_ORDERING && isOffered(ordering) && { ordering }),
    ...(search['administrator'] === 'none' && { administrator: 'none' }),
  }
}

export const readBrandsSearch = (search: Record<string, unknown>): BrandsSearch => ({
  ...readBrandFilters(search),
  ...(flagFromUrl(search['create']) && { create: true }),
})

/** Whether a filter is set: an empty list then does not mean that there are no brands. */
export const hasFilters = ({ search, is_active, company, brand_admin, administrator }: BrandFilters): boolean =>
  [search, is_active, company, brand_admin, administrator].some((filter) => filter !== undefined)
