import type { Brand } from '~/api/generated/types.gen'
import { hasNextPage, type ListPage } from '~/api/list-pages'
import { useStableCallback } from '~/design/hooks/use-stable-callback'

import type { BrandFilters } from './brand-queries'

type Shown = {
  filters: BrandFilters
  list: ListPage<Pick<Brand, 'id'>> | undefined
  toPage: (page: number) => void
}

/**
 * Goes to the previous page of the list when a mutation empties the last one. Checks the page that is shown when the
 * answer comes.
 */
export function useBrandsLeave({ filters, list, toPage }: Shown) {
  const { page = 1, is_active } = filters

  /** The brands no longer exist. */
  const leave = useStableCallback((ids: readonly number[]) => {
    if (page === 1 || ids.length === 0 || !list || hasNextPage(list)) return
    if (list.results.every(({ id }) => ids.includes(id))) toPage(page - 1)
  })

  /** The brands changed their state: a filter for the other state no longer includes them. */
  const leaveFilter = useStableCallback((ids: readonly number[], active: boolean) => {
    if (is_active === !active) leave(ids)
  })

  return { leave, leaveFilter }
}
