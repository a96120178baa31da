import type { QueryClient, QueryKey } from '@tanstack/react-query'

import {
  getBrandQueryKey,
  getBrandsOverviewQueryKey,
  getCurrentUserQueryKey,
  listBrandsQueryKey,
  listRecentActivityQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { own } from '~/platform/json'

const COMPANY_LISTS = [{ _id: 'listBrandsByCompany' }]

/** Every answer that tells something of this brand (F §4, C212). */
export const answersAbout = (id: number): readonly QueryKey[] => [
  listBrandsQueryKey(),
  COMPANY_LISTS,
  getBrandQueryKey({ path: { id } }),
  listRecentActivityQueryKey(),
  getBrandsOverviewQueryKey(),
]

/** How many brands there are, and whose: also the places of the plan, which come with the user. */
export const answersAboutAll = (): readonly QueryKey[] => [
  listBrandsQueryKey(),
  COMPANY_LISTS,
  listRecentActivityQueryKey(),
  getBrandsOverviewQueryKey(),
  getCurrentUserQueryKey(),
]

/** The selector keeps its pages in another form; it is left as it is until the server has answered. */
const isPage = (data: unknown): data is BrandPage => Array.isArray(own(data, 'results'))

/** Shows a change of a brand wherever it stands, before the server has answered. */
export function showBrand(queryClient: QueryClient, id: number, change: Partial<Brand>): void {
  const lists = { queryKey: listBrandsQueryKey() }
  // an answer that is on its way knows nothing of the change
  void queryClient.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined })
  queryClient.setQueriesData(lists, (data: unknown) =>
    isPage(data)
      ? { ...data, results: data.results.map((brand) => (brand.id === id ? { ...brand, ...change } : brand)) }
      : data,
  )
  queryClient.setQueryData<Brand>(getBrandQueryKey({ path: { id } }), (brand) => brand && { ...brand, ...change })
}
