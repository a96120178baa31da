import { hasNextPage, totalOf, type ListPage } from '~/api/list-pages'
import { Pagination } from '~/design/data/Pagination'

import { PAGE_SIZE } from './list-pages'

type ListPaginationProps = {
  data: ListPage<unknown> | undefined
  filters: { page?: number | undefined; page_size?: number | undefined }
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** Pagination of a list whose filters are in the URL; nothing without rows. */
export function ListPagination({ data, filters, onPage, onPageSize }: ListPaginationProps) {
  if (!data || data.results.length === 0) return undefined
  const { page = 1, page_size = PAGE_SIZE } = filters
  return (
    <Pagination
      page={page}
      pageSize={page_size}
      count={data.results.length}
      total={totalOf(data)}
      hasNext={hasNextPage(data)}
      onPage={onPage}
      onPageSize={onPageSize}
    />
  )
}
