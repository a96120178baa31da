import type { Pagination } from './generated/types.gen'

/** A page of any list. */
export type ListPage<Row> = { results: readonly Row[]; pagination?: Pagination | undefined }

/** Whether the server holds more than what has come (K20); a list without pagination is whole (BRD-04). */
export function hasMorePages(pages: readonly ListPage<unknown>[]): boolean {
  const last = pages.at(-1)
  if (!last || last.results.length === 0) return false
  const read = pages.reduce((sum, { results }) => sum + results.length, 0)
  return Boolean(last.pagination?.next) || (last.pagination?.count ?? 0) > read
}
