import type { InvitationInput } from '~/api/generated/types.gen'
import { createStoredList, useStoredList } from '~/features/shared/user/stored-list'
import { own } from '~/platform/json'
import { isId, type SafeStorage } from '~/platform/storage'

/**
 * Access that is given once an invited user has joined: a provider may accept only one pending invitation of an address,
 * to one brand.
 */
export type Postponed = Pick<InvitationInput, 'email' | 'brand_id'>

/** More than a user could give by hand, and one call each. */
const MOST = 50

const isSame = (one: Postponed) => (other: Postponed) => one.email === other.email && one.brand_id === other.brand_id

function readItem(item: unknown): Postponed | undefined {
  const email = own(item, 'email')
  const brand_id = own(item, 'brand_id')
  return typeof email === 'string' && email !== '' && isId(brand_id) ? { email, brand_id } : undefined
}

export function createPostponed(storage?: SafeStorage) {
  const list = createStoredList({ key: 'postponed-access', readItem, most: MOST, storage })
  return {
    read: list.read,
    subscribe: list.subscribe,
    add(userId: number, more: readonly Postponed[]): void {
      const others = list.read(userId).filter((item) => !more.some(isSame(item)))
      if (more.length > 0) list.write(userId, [...others, ...more.map(({ email, brand_id }) => ({ email, brand_id }))])
    },
    remove(userId: number, item: Postponed): void {
      list.write(
        userId,
        list.read(userId).filter((other) => !isSame(item)(other)),
      )
    },
  }
}

export const postponed = createPostponed()

/** What this user has postponed in this browser. */
export const usePostponed = (userId: number): readonly Postponed[] => useStoredList(postponed, userId)
