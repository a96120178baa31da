import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { listBrandsQueryKey, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrands, listUsers } from '~/api/generated/sdk.gen'
import type { BrandPage, ListBrandsData, ListUsersData, Member } from '~/api/generated/types.gen'
import { clipToPage, emptyPastLastPage, hasMorePages, type ListPage, PAGE_SIZE } from '~/api/list-pages'
import type { Sort } from '~/design/data/data-table'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import type { LoadedOnce } from '~/platform/async'
import { typingPause } from '~/platform/clock'
import { safeLocalStorage } from '~/platform/storage'
import { fewRowsKey } from '~/session/storage-keys'
import { adminFilters } from '~/validation/call-parameters'

/** The same object between renders as long as its content is the same. For texts, numbers and lists of them. */
export function useSame<Value>(value: Value): Value {
  const content = JSON.stringify(value)
  // the text serialized above
  return useMemo(() => JSON.parse(content) as Value, [content])
}

/** Sets some filters; undefined removes one. `typed`: the change comes from a key press. */
export type FilterChange<Filters> = (
  change: { [Key in keyof Filters]?: Filters[Key] | undefined },
  how?: { typed: boolean },
) => void

/**
 * Changes the filters of a list, which are in the URL. Every change starts at the first page. The first letter of a search
 * is a step of the history; the next ones replace it, as long as nothing else has changed the filters.
 *
 * @param read parses search parameters into filters
 * @param onFilters `replace`: replaces the history entry, as while typing
 * @returns `filtersWithoutPage`: the filters without the page, the same object from page to page
 */
export function useListFilters<Filters extends { search?: string | undefined; page?: number | undefined }>(
  filters: Filters,
  read: (search: Record<string, unknown>) => Filters,
  onFilters: (filters: Filters, replace: boolean) => void,
) {
  const shown = JSON.stringify(filters)
  /** What typing has set since anything else changed the filters. The URL may show only the first of it yet. */
  const byTyping = useRef<readonly string[]>([])
  useEffect(() => {
    if (!byTyping.current.includes(shown)) byTyping.current = []
  }, [shown])
  const change: FilterChange<Filters> = useStableCallback((some, { typed } = { typed: false }) => {
    const { page: _page, ...rest } = filters
    const next = read({ ...rest, ...some })
    onFilters(next, typed && byTyping.current.length > 0)
    byTyping.current = typed ? [...byTyping.current, JSON.stringify(next)] : []
  })
  const toPage = (page: number) => onFilters(read({ ...filters, page }), false)
  const { page: _page, ...rest } = filters
  return { change, toPage, filtersWithoutPage: useSame(rest) }
}

/** An order in the URL is the id of a column, after a `-` if it is descending. */
export const toSort = (ordering: string): Sort =>
  ordering.startsWith('-') ? { id: ordering.slice(1), direction: 'desc' } : { id: ordering, direction: 'asc' }

export const toOrdering = ({ id, direction }: Sort) => (direction === 'desc' ? `-${id}` : id)

/** A row of the page's list, and not one of a layer. */
export const LISTED_ROW = 'main [data-row]'

/** Whether the script of a list's peek is there: it is loaded once a row has the focus, again if that failed. */
export function usePeek({ loaded, preload }: Pick<LoadedOnce<unknown>, 'loaded' | 'preload'>): boolean {
  const [isThere, setThere] = useState(() => loaded() !== undefined)
  useEffect(() => {
    if (isThere) return
    const onFocus = ({ target }: Event) => {
      if (target instanceof Element && target.closest(LISTED_ROW))
        void preload().then(() => setThere(loaded() !== undefined))
    }
    window.addEventListener('focusin', onFocus)
    return () => window.removeEventListener('focusin', onFocus)
  }, [isThere, loaded, preload])
  return isThere
}

/** Fewer rows need no search, no filters and no pages. */
const FEW_ROWS = 8

/** Whether a number in the account announces few rows. */
export const isFew = (count: number | null | undefined): boolean | undefined =>
  typeof count === 'number' ? count < FEW_ROWS : undefined

/** An account may count fewer rows than the list has, as of users the active ones. */
function expectFew(path: string, expected: boolean | undefined): boolean | undefined {
  const stored = safeLocalStorage.getItem(fewRowsKey(path))
  return expected === false || stored === null ? expected : stored === 'true'
}

type FewRowsOf = {
  path: '/brands' | '/users' | '/users/invitations'
  /** The rows of these filters, once they are there. */
  data: ListPage<unknown> | undefined
  /** The address has filters, a search or a page, which only the toolbar undoes. */
  filtered: boolean
  /** The rows could not be loaded. */
  failed: boolean
  /** What the account announces. */
  expected: boolean | undefined
}

/**
 * Whether a list is so short that it has no toolbar. Before its rows are there, the account or the last visit decides.
 * A toolbar that is shown stays until the user leaves the page.
 * @returns undefined while nothing is known: the toolbar has its room
 */
export function useFewRows({ path, data, filtered, failed, expected }: FewRowsOf): boolean | undefined {
  const now = filtered ? false : data && !hasMorePages([data]) && data.results.length < FEW_ROWS
  const [few, setFew] = useState(() => now ?? expectFew(path, expected))
  const next = few === undefined ? (now ?? (failed ? false : undefined)) : few && now !== false
  if (next !== few) setFew(next)
  useEffect(() => {
    if (now !== undefined && !filtered) safeLocalStorage.setItem(fewRowsKey(path), String(now))
  }, [path, filtered, now])
  return next
}

/** The placeholder of a search on a phone, where what is searched for would be cut. */
export function useShortSearch(): string | undefined {
  const intl = useIntl()
  return useNarrowerThan('sm') ? intl.formatMessage({ id: 'lists.search' }) : undefined
}

// The lists that a text field searches. The previous answer stays visible until the next one arrives.

export const brandSearchOptions = (query: NonNullable<ListBrandsData['query']>) =>
  queryOptions({
    queryKey: listBrandsQueryKey({ query }),
    async queryFn({ signal }): Promise<BrandPage> {
      await typingPause(query.search ?? '', signal)
      return listBrands({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page ?? 1))
    },
    placeholderData: keepPreviousData,
  })

export const userSearchOptions = (query: NonNullable<ListUsersData['query']>) =>
  queryOptions({
    queryKey: listUsersQueryKey({ query }),
    async queryFn({ signal }): Promise<ListPage<Member>> {
      await typingPause(query.search ?? '', signal)
      return listUsers({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page ?? 1))
    },
    placeholderData: keepPreviousData,
  })

/** The query of a list. */
export type ListView = {
  search: string
  page: number
  /** Only active items, unless inactive ones are requested too. */
  activeOnly: boolean
  pageSize: number
}

export const FIRST_VIEW: ListView = { search: '', page: 1, activeOnly: true, pageSize: PAGE_SIZE }

export const filtersOf = ({ search, page, activeOnly, pageSize }: ListView) =>
  adminFilters({ search, page, page_size: pageSize, ...(activeOnly && { is_active: true }) })

export const userListOptions = (view: ListView) => {
  const query = filtersOf(view)
  return queryOptions({ ...userSearchOptions(query), select: (sent) => clipToPage(sent, query) })
}
