import { isMissing } from './api-error'
import { limits } from './generated/limits.gen'
import type { Pagination } from './generated/types.gen'

export type ListPage<Row> = { results: readonly Row[]; pagination?: Pagination | undefined }

/** Total number of rows. Undefined when the server gives none, or one below the rows it sent. */
export const totalOf = ({ results, pagination }: ListPage<unknown>): number | undefined =>
  pagination && pagination.count >= results.length ? pagination.count : undefined

/** Whether the answer names a next page. */
export const hasNextPage = ({ pagination }: ListPage<unknown>): boolean => Boolean(pagination?.next)

/**
 * Whether the server has more rows than were loaded: it names a next page or a larger total. A list without pagination
 * is complete (BRD-04).
 */
export function hasMorePages(pages: readonly ListPage<unknown>[]): boolean {
  const last = pages.at(-1)
  if (!last || last.results.length === 0) return false
  const read = pages.reduce((sum, { results }) => sum + results.length, 0)
  return hasNextPage(last) || (last.pagination?.count ?? 0) > read
}

/** Rows on a page of a list. */
export const PAGE_SIZE = 20

/** The most rows that one call returns: for pickers and for lists that are read completely. */
export const LARGEST_PAGE = limits.listBrands.page_size.maximum

/** More rows at once would hold up the browser for seconds. */
export const MOST_ROWS = 1000

/**
 * A server that sends more than requested sends either the whole list, of which one page is shown, or pages of
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

type Paged = { page?: number; page_size?: number }

/** Drops the first page and the default page size: the URL holds only other values. */
export function withoutDefaults<Search extends Paged>({ page, page_size, ...filters }: Search) {
  return {
    ...filters,
    ...(page !== undefined && page !== 1 && { page }),
    ...(page_size !== undefined && page_size !== PAGE_SIZE && { page_size }),
  }
}
