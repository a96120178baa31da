import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

import { listBrandsInfiniteQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { MINUTE_MS } from '~/platform/durations'
import { pause } from '~/platform/pause'

export const PAGE_SIZE = 20
/** Between the last letter typed and the call. */
const PAUSE_MS = 250

const filters = (search: string) => ({ is_active: true, page_size: PAGE_SIZE, ...(search && { search }) })

/** F §9: page 1, 20 a page, active only, fresh 5 min, kept 10. The server searches, since a plan may hold 100 brands. */
export const selectorBrandsOptions = (search = '') =>
  infiniteQueryOptions({
    queryKey: listBrandsInfiniteQueryKey({ query: filters(search) }),
    async queryFn({ pageParam, signal }) {
      // a newer text aborts this one, so the last query wins (C305)
      if (search && pageParam === 1) await pause(PAUSE_MS, signal)
      const { data } = await listBrands({ query: { ...filters(search), page: pageParam }, signal, throwOnError: true })
      return data
    },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (hasMorePages(pages) ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
  })

/** Every brand once, inactive ones left out even where a server ignores the filter. */
export function brandsOf(pages: readonly BrandPage[]): Brand[] {
  const byId = new Map<number, Brand>()
  for (const { results } of pages)
    for (const brand of results) if (brand.is_active && !byId.has(brand.id)) byId.set(brand.id, brand)
  return [...byId.values()]
}
