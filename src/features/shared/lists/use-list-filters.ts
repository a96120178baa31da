import { useCallback } from 'react'

/** Changes some filters; undefined removes one. */
export type FilterChange<Filters> = (
  change: { [Key in keyof Filters]?: Filters[Key] | undefined },
  how?: { typed: boolean },
) => void

/**
 * The acts on the filters of a list, which stand in its address. Each change begins at the first page.
 *
 * @param read Makes filters of what an address says.
 * @param onFilters `replace`: stays at the same step of the history, as while typing.
 */
export function useListFilters<Filters extends { search?: string | undefined; page?: number | undefined }>(
  filters: Filters,
  read: (search: Record<string, unknown>) => Filters,
  onFilters: (filters: Filters, replace: boolean) => void,
) {
  const change: FilterChange<Filters> = useCallback(
    (some, { typed } = { typed: false }) => {
      const { page: _page, ...rest } = filters
      onFilters(read({ ...rest, ...some }), typed && filters.search !== undefined)
    },
    [filters, read, onFilters],
  )
  const toPage = (page: number) => onFilters(read({ ...filters, page }), false)
  return { change, toPage }
}
