import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

import { listBrandsInfiniteQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { emptyPastLastPage, PAGE_SIZE } from '~/features/shared/lists/list-pages'
import { typingPause } from '~/features/shared/lists/typing-pause'
import { hostOf, webLink } from '~/features/shared/web-link'
import { mayOpenBrand, type Rights } from '~/permissions/permissions'
import { MINUTE_MS } from '~/platform/clock'
import { plainWords } from '~/platform/text'

const filters = (search: string) => ({ is_active: true, page_size: PAGE_SIZE, ...(search && { search }) })

/** Page 1, 20 per page, active only, fresh 5 min, kept 10. The server searches: a plan may hold 100 brands. */
export const selectorBrandsOptions = (search = '') =>
  infiniteQueryOptions({
    queryKey: listBrandsInfiniteQueryKey({ query: filters(search) }),
    async queryFn({ pageParam, signal }): Promise<BrandPage> {
      if (pageParam === 1) await typingPause(search, signal)
      const query = { ...filters(search), page: pageParam }
      return listBrands({ query, signal }).then(({ data }) => data, emptyPastLastPage(pageParam))
    },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (hasMorePages(pages) ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    ...INLINE_ERROR,
  })

/** The website, if the search matches it and not the name: a server may search both. */
export function siteFound({ name, url }: Brand, search: string): string | undefined {
  const words = plainWords(search)
  const link = webLink(url)
  const site = link && hostOf(link)
  const found = site && `${plainWords(site)}\n${plainWords(url ?? '')}`.includes(words)
  return found && !plainWords(name).includes(words) ? site : undefined
}

/**
 * The name that is typed in full first, then other matches by name; otherwise in the order of the server. Page by page:
 * no brand moves when more are loaded.
 */
export function namesFirst(pages: readonly BrandPage[], search: string): readonly BrandPage[] {
  if (search === '') return pages
  const words = plainWords(search)
  const rank = ({ name }: Brand) => (plainWords(name) === words ? 0 : plainWords(name).includes(words) ? 1 : 2)
  return pages.map((page) => ({
    ...page,
    results: page.results.toSorted((one, other) => rank(one) - rank(other)),
  }))
}

/** Each brand once. Leaves out inactive ones and those the user may not open, in case the server sends them. */
export function brandsOf(pages: readonly BrandPage[], user?: Rights | null): Brand[] {
  const byId = new Map<number, Brand>()
  for (const { results } of pages)
    for (const brand of results)
      if (brand.is_active && !byId.has(brand.id) && (!user || mayOpenBrand(user, brand.id))) byId.set(brand.id, brand)
  return [...byId.values()]
}
