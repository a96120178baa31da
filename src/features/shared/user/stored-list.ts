import { useSyncExternalStore } from 'react'

import { createListeners } from '~/platform/listeners'
import type { SafeStorage } from '~/platform/storage'

import { createKept } from './kept-by-person'

type StoredListOf<Item> = {
  key: string
  /** Reads one stored item, which may be anything; undefined: it is skipped. */
  readItem: (item: unknown) => Item | undefined
  /** The newest stay. */
  most: number
  storage?: SafeStorage | undefined
}

/** A list for each user of this browser, which components can subscribe to. */
export function createStoredList<Item>({ key, readItem, most, storage }: StoredListOf<Item>) {
  const stored = createKept(key, storage)
  const listeners = createListeners()
  /** The last list, so that it stays the same object while nothing changes. */
  let last: { items: unknown; text: string; list: readonly Item[] } = { items: undefined, text: '[]', list: [] }

  function read(userId: number): readonly Item[] {
    const { items } = stored.read(userId)
    if (items === last.items) return last.list
    const list = (Array.isArray(items) ? items : []).flatMap((item: unknown) => readItem(item) ?? [])
    const text = JSON.stringify(list)
    last = { items, text, list: text === last.text ? last.list : list }
    return last.list
  }

  return {
    read,
    subscribe: listeners.subscribe,
    write(userId: number, items: readonly Item[]): void {
      stored.write(userId, { items: items.slice(-most) })
      listeners.tell()
    },
  }
}

/** The user's list in this browser. */
export const useStoredList = <Item>(
  list: Pick<ReturnType<typeof createStoredList<Item>>, 'read' | 'subscribe'>,
  userId: number,
): readonly Item[] => useSyncExternalStore(list.subscribe, () => list.read(userId))
