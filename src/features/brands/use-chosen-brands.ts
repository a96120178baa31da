import { useState } from 'react'

import type { Brand } from '~/api/generated/types.gen'
import type { RowKey } from '~/design/data/data-table'

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
    clear: () => keep([]),
    /** Removes rows that no longer exist or whose action is done. What was selected meanwhile stays. */
    drop: (gone: readonly number[]) =>
      setKept((now) =>
        now.of === of ? { of, brands: new Map([...now.brands].filter(([id]) => !gone.includes(id))) } : now,
      ),
  }
}
