import { useState } from 'react'

/** The rows on the screen, in their order. */
export type RowKeys = { ids: readonly string[]; keys: readonly number[]; unused: number }

const NONE: RowKeys = { ids: [], keys: [], unused: 0 }

/**
 * The keys of the next rows. A row that stays keeps its key. If none stays, as on the next page, new rows reuse the
 * keys of the old ones: React then updates the existing elements, which is faster than creating new ones.
 * @param inUse whether a row has the focus or an open menu: reused keys would move these to another row
 */
export function nextRowKeys(before: RowKeys, ids: readonly string[], inUse: boolean): RowKeys {
  const keyOf = new Map(before.ids.map((id, at) => [id, before.keys[at]]))
  const takesOver = !inUse && !ids.some((id) => keyOf.has(id))
  let { unused } = before
  const keys = ids.map((id, at) => (takesOver ? before.keys[at] : keyOf.get(id)) ?? unused++)
  return { ids, keys, unused }
}

const same = (ids: readonly string[], others: readonly string[]) =>
  ids.length === others.length && ids.every((id, at) => id === others[at])

/** The React key of each row. */
export function useRowKeys(ids: readonly string[], areInUse: () => boolean): readonly number[] {
  const [known, setKnown] = useState(() => nextRowKeys(NONE, ids, false))
  if (same(known.ids, ids)) return known.keys
  const next = nextRowKeys(known, ids, areInUse())
  setKnown(next)
  return next.keys
}
