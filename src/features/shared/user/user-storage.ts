import { useSyncExternalStore } from 'react'

import { isObject, type JsonObject, own, parseJson } from '~/platform/json'
import { createListeners } from '~/platform/listeners'
import { type SafeStorage, safeLocalStorage } from '~/platform/storage'
import { readOnce } from '~/platform/text'

const MOST_USERS = 50

const keyOf = (userId: number) => `u${userId}`

/**
 * A small record for each of the last 50 users of this browser, by id. It stays after sign-out, and others may use the
 * same computer: store only what the user saved on purpose.
 */
export function createUserStorage(key: string, storage: SafeStorage = safeLocalStorage) {
  // a row of a list may read on each render
  const parsed = readOnce((text): JsonObject => {
    const users = parseJson(text)?.value
    return isObject(users) ? users : {}
  })
  const all = () => parsed(storage.getItem(key) ?? '')

  return {
    /** The storage may hold anything: the caller checks each field. */
    read(userId: number): JsonObject {
      const record = own(all(), keyOf(userId))
      return isObject(record) ? record : {}
    },
    /** Also drops records that earlier versions stored in another format. */
    write(userId: number, record: JsonObject): void {
      const others = Object.entries(all()).filter(([user]) => /^u\d+$/.test(user) && user !== keyOf(userId))
      const users = [...others, [keyOf(userId), record] as const].slice(-MOST_USERS)
      storage.setItem(key, JSON.stringify(Object.fromEntries(users)))
    },
  }
}

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
  const stored = createUserStorage(key, storage)
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
      listeners.notify()
    },
  }
}

/** The user's list in this browser. */
export const useStoredList = <Item>(
  list: Pick<ReturnType<typeof createStoredList<Item>>, 'read' | 'subscribe'>,
  userId: number,
): readonly Item[] => useSyncExternalStore(list.subscribe, () => list.read(userId))
