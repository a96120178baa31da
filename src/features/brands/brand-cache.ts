import type { QueryClient, QueryKey } from '@tanstack/react-query'

import {
  getBrandQueryKey,
  getBrandsOverviewQueryKey,
  getCurrentUserQueryKey,
  listBrandsQueryKey,
  listRecentActivityQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { isId } from '~/platform/ids'
import { own } from '~/platform/json'
import { emitWindowEvent } from '~/telemetry/events'

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

/** What became of a brand, by the words that its activity is told in. */
type BrandAct = 'brand_created' | 'brand_updated' | 'brand_deleted' | 'brand_activated' | 'brand_deactivated'

/** B §4: a window event after each brand action; it names no brand where the answer names none. */
export const announceBrand = (id: number, reason: BrandAct): void =>
  emitWindowEvent('brand:changed', { brandId: isId(id) ? id : null, reason })

export const activeAct = (active: boolean): BrandAct => (active ? 'brand_activated' : 'brand_deactivated')

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
