import { useState } from 'react'

import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** Filters and order of a list, by a name of the person's own. */
export type SavedView<Search> = { name: string; search: Search }

const KEY = 'list-views'
const MOST_VIEWS = 20

type Of<Search> = {
  list: 'brands' | 'users'
  userId: number
  /** Reads the search of the list: whatever was kept has to pass it. */
  read: (search: Record<string, unknown>) => Search
}

function stored(storage: SafeStorage): Record<string, unknown> {
  const raw = storage.getItem(KEY)
  const value = raw === null ? undefined : parseJson(raw)?.value
  return isObject(value) ? value : {}
}

const nameOf = ({ list, userId }: Pick<Of<unknown>, 'list' | 'userId'>) => `${userId}.${list}`

export function readViews<Search>(of: Of<Search>, storage: SafeStorage = safeLocalStorage): SavedView<Search>[] {
  const views = own(stored(storage), nameOf(of))
  if (!Array.isArray(views)) return []
  return views.flatMap((view: unknown) => {
    const name = own(view, 'name')
    const search = own(view, 'search')
    return typeof name === 'string' && name !== '' && isObject(search) ? [{ name, search: of.read(search) }] : []
  })
}

function writeViews<Search>(of: Of<Search>, views: readonly SavedView<Search>[]): void {
  safeLocalStorage.setItem(KEY, JSON.stringify({ ...stored(safeLocalStorage), [nameOf(of)]: views }))
}

/** The views that this person keeps in this browser; the newest stands first, a name stands once. */
export function useSavedViews<Search>(of: Of<Search>) {
  const [views, setViews] = useState(() => readViews(of))
  const keep = (next: readonly SavedView<Search>[]) => {
    const kept = next.slice(0, MOST_VIEWS)
    setViews(kept)
    writeViews(of, kept)
  }
  const others = (name: string) => views.filter((view) => view.name !== name)
  return {
    views,
    save: (view: SavedView<Search>) => keep([view, ...others(view.name)]),
    remove: (name: string) => keep(others(name)),
  }
}
