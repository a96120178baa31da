import type { Pagination } from './generated/types.gen'

export type ListPage<Row> = { results: readonly Row[]; pagination?: Pagination | undefined }

/** How many rows there are in all; undefined where the server does not say, or says less than it sent. */
export const totalOf = ({ results, pagination }: ListPage<unknown>): number | undefined =>
  pagination && pagination.count >= results.length ? pagination.count : undefined

/** Whether another page follows; a total that is larger says so as well. */
export const hasNextPage = ({ pagination }: ListPage<unknown>): boolean => Boolean(pagination?.next)

/** Whether the server has more rows than were loaded (K20). A list without pagination is complete (BRD-04). */
export function hasMorePages(pages: readonly ListPage<unknown>[]): boolean {
  const last = pages.at(-1)
  if (!last || last.results.length === 0) return false
  const read = pages.reduce((sum, { results }) => sum + results.length, 0)
  return hasNextPage(last) || (last.pagination?.count ?? 0) > read
}
