import { useStableCallback } from '~/design/hooks/use-stable-callback'

import { useSame } from './use-same'

/** Sets some filters; undefined removes one. `typed`: the change comes from a key press. */
export type FilterChange<Filters> = (
  change: { [Key in keyof Filters]?: Filters[Key] | undefined },
  how?: { typed: boolean },
) => void

/**
 * Changes the filters of a list, which are in the URL. Every change starts at the first page.
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
  const change: FilterChange<Filters> = useStableCallback((some, { typed } = { typed: false }) => {
    const { page: _page, ...rest } = filters
    onFilters(read({ ...rest, ...some }), typed && filters.search !== undefined)
  })
  const toPage = (page: number) => onFilters(read({ ...filters, page }), false)
  const { page: _page, ...rest } = filters
  return { change, toPage, filtersWithoutPage: useSame(rest) }
}
