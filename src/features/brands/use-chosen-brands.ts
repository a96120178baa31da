import { useState } from 'react'

import type { Brand } from '~/api/generated/types.gen'
import { hasNextPage, type ListPage } from '~/api/list-pages'
import type { RowKey } from '~/design/data/data-table'
import { useStableCallback } from '~/design/hooks/use-stable-callback'

import type { BrandFilters } from './brand-queries'
import type { NamedBrand } from './set-active'

type Chosen = ReadonlyMap<number, NamedBrand>

const NONE: Chosen = new Map()

/**
 * The selected brands, including those on other pages. Changed filters (`of`) clear the selection: no action may apply
 * to brands that are no longer listed.
 */
export function useChosenBrands(of: string, rows: readonly Brand[]) {
  const [kept, setKept] = useState<{ of: string; brands: Chosen }>({ of, brands: NONE })
  const brands = kept.of === of ? kept.brands : NONE
  // visible rows are newer than the selected copies, so they replace them, also for the other pages
  const newest = [...brands.values()].map((brand) => rows.find(({ id }) => id === brand.id) ?? brand)
  // an answer that comes after the filters have changed does not concern the new selection
  const keep = (some: readonly NamedBrand[]) =>
    setKept((now) => (now.of === of ? { of, brands: new Map(some.map((brand) => [brand.id, brand])) } : now))
  if (newest.some((brand) => brand.is_active !== brands.get(brand.id)?.is_active)) keep(newest)

  return {
    keys: new Set<RowKey>(brands.keys()),
    brands: newest,
    select: (keys: ReadonlySet<RowKey>) => {
      const known = new Map([...newest, ...rows].map((brand) => [brand.id, brand]))
      setKept({ of, brands: new Map([...known].filter(([id]) => keys.has(id))) })
    },
    /** Selects these, and no others. */
    replace: keep,
    clear: () => keep([]),
    /** Removes rows that no longer exist or whose action is done. What was selected meanwhile stays. */
    drop: (gone: readonly number[]) =>
      setKept((now) =>
        now.of === of ? { of, brands: new Map([...now.brands].filter(([id]) => !gone.includes(id))) } : now,
      ),
  }
}

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
