import { useSyncExternalStore } from 'react'

import type { InvitationInput } from '~/api/generated/types.gen'
import { createKept } from '~/features/shared/user/kept-by-person'
import { own } from '~/platform/json'
import { createListeners } from '~/platform/listeners'
import { isId, type SafeStorage } from '~/platform/storage'

/**
 * Access that is given once an invited user has joined: a provider may accept only one pending invitation of an address,
 * to one brand.
 */
export type Postponed = Pick<InvitationInput, 'email' | 'brand_id'>

/** More than a user could give by hand, and one call each. */
const MOST = 50

const isSame = (one: Postponed) => (other: Postponed) => one.email === other.email && one.brand_id === other.brand_id

export function createPostponed(storage?: SafeStorage) {
  const stored = createKept('postponed-access', storage)
  const listeners = createListeners()
  /** The last list, so that it stays the same object while nothing changes. */
  let last: { text: string; list: readonly Postponed[] } = { text: '[]', list: [] }

  function read(userId: number): readonly Postponed[] {
    const items = own(stored.read(userId), 'items')
    const list = (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
      const email = own(item, 'email')
      const brand_id = own(item, 'brand_id')
      return typeof email === 'string' && email !== '' && isId(brand_id) ? [{ email, brand_id }] : []
    })
    const text = JSON.stringify(list)
    if (text !== last.text) last = { text, list }
    return last.list
  }

  function write(userId: number, items: readonly Postponed[]): void {
    stored.write(userId, { items: items.slice(-MOST) })
    listeners.tell()
  }

  return {
    read,
    subscribe: listeners.subscribe,
    add(userId: number, more: readonly Postponed[]): void {
      const others = read(userId).filter((item) => !more.some(isSame(item)))
      if (more.length > 0) write(userId, [...others, ...more.map(({ email, brand_id }) => ({ email, brand_id }))])
    },
    remove(userId: number, item: Postponed): void {
      write(
        userId,
        read(userId).filter((other) => !isSame(item)(other)),
      )
    },
  }
}

export const postponed = createPostponed()

/** What this user has postponed in this browser. */
export const usePostponed = (userId: number): readonly Postponed[] =>
  useSyncExternalStore(postponed.subscribe, () => postponed.read(userId))
