import { useCallback, useEffect, useState } from 'react'

import { type ColumnLayout, DEFAULT_LAYOUT } from '~/design/data/data-table'
import { createKept } from '~/features/shared/user/kept-by-person'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** Filters and order of a list, under a name chosen by the user. */
export type SavedView<Search> = { name: string; search: Search }

/** Nobody would find a view among more than these, so the menu saves no further one. */
export const MOST_VIEWS = 20

export type SavedViewsOf<Search> = {
  list: 'brands' | 'users'
  userId: number
  /** Parses the search parameters of the list. Stored values go through it too. */
  read: (search: Record<string, unknown>) => Search
}

/** The views of each list, by user. */
export function createViews(storage?: SafeStorage) {
  const kept = createKept('list-views', storage)
  return {
    read<Search>({ list, userId, read }: SavedViewsOf<Search>): SavedView<Search>[] {
      const views = own(kept.read(userId), list)
      if (!Array.isArray(views)) return []
      return views.flatMap((view: unknown) => {
        const name = own(view, 'name')
        const search = own(view, 'search')
        return typeof name === 'string' && name !== '' && isObject(search) ? [{ name, search: read(search) }] : []
      })
    },
    write<Search>({ list, userId }: SavedViewsOf<Search>, views: readonly SavedView<Search>[]): void {
      kept.write(userId, { ...kept.read(userId), [list]: views })
    },
  }
}

const stored = createViews()

/** The user's saved views in this browser, newest first. Names are unique. */
export function useSavedViews<Search>(of: SavedViewsOf<Search>) {
  const [views, setViews] = useState<readonly SavedView<Search>[]>(() => stored.read(of))
  const keep = (next: readonly SavedView<Search>[]) => {
    setViews(next)
    stored.write(of, next)
  }
  // another tab may have saved a view meanwhile
  const others = (name: string) => stored.read(of).filter((view) => view.name !== name)
  return {
    views,
    /** @returns whether there was room for the view */
    save: (view: SavedView<Search>): boolean => {
      const rest = others(view.name)
      const room = rest.length < MOST_VIEWS
      if (room) keep([view, ...rest])
      else setViews(rest)
      return room
    },
    remove: (name: string) => keep(others(name)),
  }
}

/** The lists with a column layout. */
type List = 'brands' | 'users'

const keyOf = (list: List) => `columns.${list}`

const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/** The storage may hold anything. */
export function readLayout(list: List, storage: SafeStorage = safeLocalStorage): ColumnLayout {
  const stored = parseJson(storage.getItem(keyOf(list)) ?? '')?.value
  const hidden = own(stored, 'hidden')
  const widths = own(stored, 'widths')
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : DEFAULT_LAYOUT.hidden,
    widths: isObject(widths)
      ? Object.fromEntries(Object.entries(widths).filter((entry): entry is [string, number] => isWidth(entry[1])))
      : DEFAULT_LAYOUT.widths,
  }
}

/** How this browser shows the columns of a list. It contains no personal data. */
export function useColumnLayout(list: List) {
  const [layout, setLayout] = useState(() => readLayout(list))
  // what another window sets is shown here too, so that neither overwrites the other
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // a null key means that the storage was cleared
      if (key === keyOf(list) || key === null) setLayout(readLayout(list))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [list])
  const arrange = useCallback(
    (next: ColumnLayout) => {
      setLayout(next)
      safeLocalStorage.setItem(keyOf(list), JSON.stringify(next))
    },
    [list],
  )
  return [layout, arrange] as const
}
