import {
  keepPreviousData,
  queryOptions,
  skipToken,
  type DefaultError,
  type QueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'

import {
  getBrandOptions,
  listBrandsByCompanyOptions,
  listBrandsQueryKey,
  listBrandUsersOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { BrandPage } from '~/api/generated/types.gen'
import type { ReadProgress } from '~/features/shared/exports/read-all-pages'
import { clipToPage, emptyPastLastPage, PAGE_SIZE } from '~/features/shared/lists/list-pages'

import { brandsQuery } from './brands-query'
import type { BrandFilters } from './brands-search'
import { readBrands } from './read-brands'

type ListKey = ReturnType<typeof listBrandsQueryKey>

/** One page of the list. The previous page stays visible until the next one has loaded. */
export const brandsOptions = (
  filters: BrandFilters,
): UseQueryOptions<BrandPage, DefaultError, BrandPage, ListKey> & {
  queryKey: ListKey
} => ({
  ...(filters.administrator === 'none' ? unadministered(filters) : paged(filters)),
  placeholderData: (data, query) =>
    (query?.queryKey[0].tags !== undefined) === (filters.administrator === 'none') ? keepPreviousData(data) : undefined,
})

function paged(filters: BrandFilters) {
  const query = brandsQuery(filters)
  return {
    queryKey: listBrandsQueryKey({ query }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      listBrands({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page)),
    select: (sent: BrandPage) => clipToPage(sent, filters),
  }
}

/** The API has no such filter: reads the whole list once and cuts it into pages here. */
function unadministered(filters: BrandFilters) {
  const { page = 1, page_size: size = PAGE_SIZE, ...filtersWithoutPage } = filters
  const [key] = listBrandsQueryKey({ query: brandsQuery(filtersWithoutPage) })
  return {
    queryKey: [{ ...key, tags: ['unadministered'] }] satisfies ListKey,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      const onProgress = (progress: ReadProgress | null) =>
        client.setQueryData(progressKey(filtersWithoutPage), progress)
      onProgress(null)
      return { results: await readBrands(filtersWithoutPage, { signal, onProgress }) }
    },
    // each page is asked for again by itself
    retry: false,
    select: ({ results }: BrandPage): BrandPage => ({
      results: results.slice((page - 1) * size, page * size),
      pagination: { count: results.length, previous: null, next: null },
    }),
  }
}

const progressKey = ({ page: _page, page_size: _size, ...filtersWithoutPage }: BrandFilters) => [
  'brandsRead',
  filtersWithoutPage,
]

/** Progress of a list that is read completely. */
export const readProgressOptions = (filters: BrandFilters) =>
  queryOptions<ReadProgress | null>({ queryKey: progressKey(filters), queryFn: skipToken })

export const brandOptions = (id: number) => getBrandOptions({ path: { id } })

export const brandUsersOptions = (id: number) => listBrandUsersOptions({ path: { id } })

export const companyBrandsOptions = (company: number) => listBrandsByCompanyOptions({ query: { company } })
