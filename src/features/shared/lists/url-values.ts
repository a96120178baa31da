import { isMissing } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import { hasMorePages, type ListPage } from '~/api/list-pages'
import type { Sort } from '~/design/data/data-table'

/** Rows on a page of a list. */
export const PAGE_SIZE = 20

/** The most rows that one call returns: for pickers and for lists that are read completely. */
export const LARGEST_PAGE = limits.listBrands.page_size.maximum

/** More rows at once would hold up the browser for seconds. */
export const MOST_ROWS = 1000

/**
 * A server that sends more than requested sends either the whole list, of which one page is shown (C215), or pages of
 * its own size. Those are shown completely, up to 1,000 rows: rows that are cut off are on no page.
 */
export function clipToPage<Page extends ListPage<unknown>>(
  sent: Page,
  { page = 1, page_size: size = PAGE_SIZE }: { page?: number; page_size?: number },
): Page {
  if (sent.results.length <= size) return sent
  if (hasMorePages([sent]))
    return sent.results.length <= MOST_ROWS ? sent : { ...sent, results: sent.results.slice(0, MOST_ROWS) }
  const from = (page - 1) * size
  return { ...sent, results: sent.results.slice(from, from + size) }
}

/**
 * For a page beyond the last, some servers send an empty list and some a 404. It also happens when the list has become
 * shorter. Both count as an empty page; any other failure stays a failure.
 */
export const emptyPastLastPage =
  (page: number) =>
  (error: unknown): { results: never[] } => {
    if (page > 1 && isMissing(error)) return { results: [] }
    throw error
  }

/** The router parses `2024` and `true` in a URL as number and boolean, even when they are a search text. */
export const textFromUrl = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** A flag in the URL: the router parses `true` as a boolean, but as a text if a link quoted it. */
export function flagFromUrl(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

/** An order in the URL is the id of a column, after a `-` if it is descending. */
export const toSort = (ordering: string): Sort =>
  ordering.startsWith('-') ? { id: ordering.slice(1), direction: 'desc' } : { id: ordering, direction: 'asc' }

export const toOrdering = ({ id, direction }: Sort) => (direction === 'desc' ? `-${id}` : id)

type Paged = { page?: number; page_size?: number }

/** Drops the first page and the default page size: the URL holds only other values. */
export function withoutDefaults<Search extends Paged>({ page, page_size, ...filters }: Search) {
  return {
    ...filters,
    ...(page !== undefined && page !== 1 && { page }),
    ...(page_size !== undefined && page_size !== PAGE_SIZE && { page_size }),
  }
}
