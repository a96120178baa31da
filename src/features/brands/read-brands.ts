import type { Brand } from '~/api/generated/types.gen'
import type { ReadOptions } from '~/features/shared/exports/read-all-pages'
import { readAllBrands } from '~/features/shared/exports/read-lists'

import { brandsQuery } from './brands-query'
import type { BrandFilters } from './brands-search'

/** Whether nobody administers the brand. At most one user does. */
export const hasNoAdmin = ({ brand_admin }: Pick<Brand, 'brand_admin'>): boolean =>
  brand_admin === null || brand_admin === ''

/** All brands that match the filters, read page by page. */
export async function readBrands(filters: BrandFilters, options: ReadOptions): Promise<Brand[]> {
  const brands = await readAllBrands(brandsQuery(filters), options)
  return filters.administrator === 'none' ? brands.filter(hasNoAdmin) : brands
}
