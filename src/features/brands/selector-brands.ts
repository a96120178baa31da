import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

import { listBrandsInfiniteQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { emptyBeyond } from '~/features/shared/lists/empty-beyond'
import { PAGE_SIZE } from '~/features/shared/lists/list-pages'
import { typingPause } from '~/features/shared/lists/typing-pause'
import { TOLD_IN_PLACE } from '~/features/shared/queries/told-in-place'
import { hostOf, webLink } from '~/features/shared/web-link'
import { MINUTE_MS } from '~/platform/durations'
import { plainWords } from '~/validation/plain-words'

const filters = (search: string) => ({ is_active: true, page_size: PAGE_SIZE, ...(search && { search }) })

/** F §9: page 1, 20 per page, active only, fresh 5 min, kept 10. The server searches: a plan may hold 100 brands. */
export const selectorBrandsOptions = (search = '') =>
  infiniteQueryOptions({
    queryKey: listBrandsInfiniteQueryKey({ query: filters(search) }),
    async queryFn({ pageParam, signal }): Promise<BrandPage> {
      if (pageParam === 1) await typingPause(search, signal)
      const query = { ...filters(search), page: pageParam }
      return listBrands({ query, signal }).then(({ data }) => data, emptyBeyond(pageParam))
    },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (hasMorePages(pages) ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    ...TOLD_IN_PLACE,
  })

/** Whether the search matches the name. The server searches the website, too. */
const isNamed = ({ name }: Brand, search: string): boolean => plainWords(name).includes(plainWords(search))

/** The website that the search matches instead of the name. */
export function siteFound(brand: Brand, search: string): string | undefined {
  const link = isNamed(brand, search) ? undefined : webLink(brand.url)
  return link && plainWords(link).includes(plainWords(search)) ? hostOf(link) : undefined
}

/** Matches by name first; otherwise in the order of the server. Page by page: no brand moves when more are loaded. */
export const namesFirst = (pages: readonly BrandPage[], search: string): BrandPage[] =>
  pages.map((page) => ({
    ...page,
    results: page.results.toSorted((one, other) => Number(isNamed(other, search)) - Number(isNamed(one, search))),
  }))

/** Each brand once. Leaves out inactive ones, in case the server ignores the filter. */
export function brandsOf(pages: readonly BrandPage[]): Brand[] {
  const byId = new Map<number, Brand>()
  for (const { results } of pages)
    for (const brand of results) if (brand.is_active && !byId.has(brand.id)) byId.set(brand.id, brand)
  return [...byId.values()]
}
