import {
  type DefaultError,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  type UseQueryOptions,
} from '@tanstack/react-query'

import {
  getBrandOptions,
  getBrandQueryKey,
  listBrandsByCompanyOptions,
  listBrandsQueryKey,
  listBrandUsersOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { clipToPage, emptyPastLastPage, LARGEST_PAGE, PAGE_SIZE, withoutDefaults } from '~/api/list-pages'
import { readAllBrands, type ReadOptions, type ReadProgress } from '~/features/shared/exports/read-all-pages'
import { keysOf } from '~/features/shared/mutations/mutation-cache'
import { flagFromUrl, textFromUrl } from '~/features/shared/page-links'
import { USER_COUNT } from '~/features/shared/user/user-texts'
import { own } from '~/platform/json'
import { isId } from '~/platform/storage'
import { emitWindowEvent } from '~/telemetry/events'
import { brandFilters } from '~/validation/call-parameters'

/** They name brands. */
const NAMING_BRANDS = keysOf(
  'listBrands',
  'listBrandsByCompany',
  'listRecentActivity',
  'getBrandsOverview',
  'listUserBrands',
  'listInvitations',
)

/** All cached queries that hold this brand (C212). */
export const queriesOfBrand = (id: number): readonly QueryKey[] => [
  ...NAMING_BRANDS,
  getBrandQueryKey({ path: { id } }),
]

/** Queries that depend on the number of brands, including the current user, which contains the usage of the plan. */
export const queriesOfBrandCount = (): readonly QueryKey[] => [...NAMING_BRANDS, ...keysOf('getCurrentUser')]

/** Kinds of change, named like the activity entries. */
export type BrandAction = 'brand_created' | 'brand_updated' | 'brand_deleted' | 'brand_activated' | 'brand_deactivated'

/** A window event after each brand action, without a brand if the answer has none. */
export const announceBrand = (id: number, reason: BrandAction): void =>
  emitWindowEvent('brand:changed', { brandId: isId(id) ? id : null, reason })

export const activeAction = (active: boolean): BrandAction => (active ? 'brand_activated' : 'brand_deactivated')

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

/** The filters by their names in the API, and one that the API does not have: brands without an administrator. */
export type BrandFilters = ReturnType<typeof brandFilters> & { administrator?: 'none' }

/** `create` opens the form for a new brand, or the sheet for several. */
export type BrandsSearch = BrandFilters & { create?: true | 'sheet' }

/** The order if the URL has none. */
export const DEFAULT_ORDERING = 'name'

/** The columns that the list can be sorted by, up and down. */
export const SORTED_BY: readonly string[] = [DEFAULT_ORDERING, USER_COUNT, 'is_active', 'created_at']

const isOffered = (ordering: string) => SORTED_BY.includes(ordering.replace(/^-/, ''))

/** Ignores invalid values: a URL may hold anything. */
export function readBrandFilters(search: Record<string, unknown>): BrandFilters {
  const { ordering, ...filters } = brandFilters({ ...search, search: textFromUrl(search['search']) })
  return {
    ...withoutDefaults(filters),
    ...(ordering !== undefined && ordering !== DEFAULT_ORDERING && isOffered(ordering) && { ordering }),
    ...(search['administrator'] === 'none' && { administrator: 'none' }),
  }
}

export const readBrandsSearch = (search: Record<string, unknown>): BrandsSearch => ({
  ...readBrandFilters(search),
  ...(flagFromUrl(search['create']) && { create: true }),
  ...(search['create'] === 'sheet' && { create: 'sheet' }),
})

/** Whether a filter is set: an empty list then does not mean that there are no brands. */
export const hasFilters = ({ search, is_active, company, brand_admin, administrator }: BrandFilters): boolean =>
  [search, is_active, company, brand_admin, administrator].some((filter) => filter !== undefined)

/** Converts the search parameters of the page to the query of the API. */
export const brandsQuery = ({ administrator: _ours, ...filters }: BrandFilters) => ({
  page: 1,
  page_size: PAGE_SIZE,
  ordering: DEFAULT_ORDERING,
  ...filters,
})

/** Whether nobody administers the brand. At most one user does. */
export const hasNoAdmin = ({ brand_admin }: Pick<Brand, 'brand_admin'>): boolean =>
  brand_admin === null || brand_admin === ''

/** The brands of this name, in whatever case. */
export async function namesakesOf(name: string): Promise<Brand[]> {
  const { data } = await listBrands({ query: { search: name, page_size: LARGEST_PAGE } })
  return data.results.filter((brand) => brand.name.toLowerCase() === name.toLowerCase())
}

/** All brands that match the filters, read page by page. */
export async function readBrands(filters: BrandFilters, options: ReadOptions): Promise<Brand[]> {
  const brands = await readAllBrands(brandsQuery(filters), options)
  return filters.administrator === 'none' ? brands.filter(hasNoAdmin) : brands
}

type ListKey = ReturnType<typeof listBrandsQueryKey>

/** One page of the list. The previous page stays visible until the next one has loaded. */
export const brandsOptions = (
  filters: BrandFilters,
): UseQueryOptions<BrandPage, DefaultError, BrandPage, ListKey> & {
  queryKey: ListKey
} => ({
  ...(filters.administrator === 'none' ? unadministered(filters) : paged(filters)),
  // pages of the API and pages that are cut here do not stand for each other
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
  const { page = 1, page_size: size = PAGE_SIZE, ...filtersOfAllPages } = filters
  const [key] = listBrandsQueryKey({ query: brandsQuery(filtersOfAllPages) })
  return {
    queryKey: [{ ...key, tags: ['unadministered'] }] satisfies ListKey,
    queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
      const onProgress = (progress: ReadProgress | null) =>
        client.setQueryData(progressKey(filtersOfAllPages), progress)
      onProgress(null)
      return { results: await readBrands(filtersOfAllPages, { signal, onProgress }) }
    },
    // each page is asked for again by itself
    retry: false,
    select: ({ results }: BrandPage): BrandPage => ({
      results: results.slice((page - 1) * size, page * size),
      pagination: { count: results.length, previous: null, next: null },
    }),
  }
}

const progressKey = ({ page: _page, page_size: _size, ...filtersOfAllPages }: BrandFilters) => [
  'brandsRead',
  filtersOfAllPages,
]

/** Progress of a list that is read completely. */
export const readProgressOptions = (filters: BrandFilters) =>
  queryOptions<ReadProgress | null>({ queryKey: progressKey(filters), queryFn: skipToken })

export const brandOptions = (id: number) => getBrandOptions({ path: { id } })

export const brandUsersOptions = (id: number) => listBrandUsersOptions({ path: { id } })

export const companyBrandsOptions = (company: number) => listBrandsByCompanyOptions({ query: { company } })
