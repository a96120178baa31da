import type { Pagination } from '../generated/types.gen.ts'

type PageQuery = { page?: number | undefined; page_size?: number | undefined }

const PAGE_SIZE = 20

/** One page of a list, with the URLs of the next and previous page. A page after the last one is empty. */
export function pageOf<Row>(rows: Row[], query: PageQuery, url: string): { results: Row[]; pagination: Pagination } {
  const page = query.page ?? 1
  const size = query.page_size ?? PAGE_SIZE
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const neighbour = (number: number) => {
    if (number < 1 || number > pages) return null
    const address = new URL(url)
    address.searchParams.set('page', String(number))
    return address.href
  }
  return {
    results: rows.slice((page - 1) * size, page * size),
    pagination: { count: rows.length, previous: neighbour(page - 1), next: neighbour(page + 1) },
  }
}
