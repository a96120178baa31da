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
import { isId } from '~/platform/storage'
import { emitWindowEvent } from '~/telemetry/events'

const COMPANY_LISTS = [{ _id: 'listBrandsByCompany' }]

/** All cached queries that hold this brand (C212). */
export const queriesOfBrand = (id: number): readonly QueryKey[] => [
  listBrandsQueryKey(),
  COMPANY_LISTS,
  getBrandQueryKey({ path: { id } }),
  listRecentActivityQueryKey(),
  getBrandsOverviewQueryKey(),
]

/** Queries that depend on the number of brands, including the current user, which contains the usage of the plan. */
export const queriesOfBrandCount = (): readonly QueryKey[] => [
  listBrandsQueryKey(),
  COMPANY_LISTS,
  listRecentActivityQueryKey(),
  getBrandsOverviewQueryKey(),
  getCurrentUserQueryKey(),
]

/** Kinds of change, named like the activity entries. */
type BrandAct = 'brand_created' | 'brand_updated' | 'brand_deleted' | 'brand_activated' | 'brand_deactivated'

/** A window event after each brand action, without a brand if the answer has none. */
export const announceBrand = (id: number, reason: BrandAct): void =>
  emitWindowEvent('brand:changed', { brandId: isId(id) ? id : null, reason })

export const activeAct = (active: boolean): BrandAct => (active ? 'brand_activated' : 'brand_deactivated')

/** The selector caches infinite pages, a different shape; it changes after the server's answer. */
const isPage = (data: unknown): data is BrandPage => Array.isArray(own(data, 'results'))

/** Shows a change of a brand in every cached query, before the server answers. */
export function showBrand(queryClient: QueryClient, id: number, change: Partial<Brand>): void {
  const lists = { queryKey: listBrandsQueryKey() }
  // a response in flight would overwrite the change
  void queryClient.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined })
  queryClient.setQueriesData(lists, (data: unknown) =>
    isPage(data)
      ? { ...data, results: data.results.map((brand) => (brand.id === id ? { ...brand, ...change } : brand)) }
      : data,
  )
  queryClient.setQueryData<Brand>(getBrandQueryKey({ path: { id } }), (brand) => brand && { ...brand, ...change })
}
