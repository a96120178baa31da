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
