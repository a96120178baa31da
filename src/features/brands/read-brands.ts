import { limits } from '~/api/generated/limits.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { Brand } from '~/api/generated/types.gen'
import { readAllPages, type ReadOptions } from '~/features/shared/exports/read-all-pages'

import { brandsQuery } from './brands-query'
import type { BrandFilters } from './brands-search'

/** Nobody administers it (B §4: at most one person does). */
export const hasNoAdmin = ({ brand_admin }: Pick<Brand, 'brand_admin'>): boolean =>
  brand_admin === null || brand_admin === ''

/** Every brand that the filters find, page by page (F §3). */
export async function readBrands(filters: BrandFilters, options: ReadOptions): Promise<Brand[]> {
  const query = { ...brandsQuery(filters), page_size: limits.listBrands.page_size.maximum }
  const brands = await readAllPages(
    async (page, signal) => (await listBrands({ query: { ...query, page }, signal })).data,
    options,
  )
  return filters.administrator === 'none' ? brands.filter(hasNoAdmin) : brands
}
