import type { Pagination } from './generated/types.gen'

export type ListPage<Row> = { results: readonly Row[]; pagination?: Pagination | undefined }

/** Whether the server has more rows than were loaded (K20). A list without pagination is complete (BRD-04). */
export function hasMorePages(pages: readonly ListPage<unknown>[]): boolean {
  const last = pages.at(-1)
  if (!last || last.results.length === 0) return false
  const read = pages.reduce((sum, { results }) => sum + results.length, 0)
  return Boolean(last.pagination?.next) || (last.pagination?.count ?? 0) > read
}
