import { looseText, withoutDefaults } from '~/features/shared/lists/loose-values'
import { brandFilters } from '~/validation/list-filters'

/** F §3's filters, under their own names, and one that no documented call knows: brands that nobody administers. */
export type BrandFilters = ReturnType<typeof brandFilters> & { administrator?: 'none' }

/** `create` opens the form of a new brand: it can be linked to. */
export type BrandsSearch = BrandFilters & { create?: true }

/** What is asked where the address does not say. */
export const DEFAULT_ORDERING = 'name'

/** Anything may stand in an address: what is not understood counts as nothing (C245). */
export function readBrandFilters(search: Record<string, unknown>): BrandFilters {
  const { ordering, ...filters } = brandFilters({ ...search, search: looseText(search['search']) })
  return {
    ...withoutDefaults(filters),
    ...(ordering !== undefined && ordering !== DEFAULT_ORDERING && { ordering }),
    ...(search['administrator'] === 'none' && { administrator: 'none' }),
  }
}

export const readBrandsSearch = (search: Record<string, unknown>): BrandsSearch => ({
  ...readBrandFilters(search),
  ...((search['create'] === true || search['create'] === 'true') && { create: true }),
})

/** Whether some brands are left out: then none to show does not mean that there are none. */
export const isNarrowed = ({ search, is_active, company, brand_admin, administrator }: BrandFilters): boolean =>
  [search, is_active, company, brand_admin, administrator].some((filter) => filter !== undefined)
