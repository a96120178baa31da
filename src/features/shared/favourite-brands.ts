import { useMemo } from 'react'

import { NOBODY, useCurrentUser } from '~/features/shared/user/current-user'
import { createStoredList, useStoredList } from '~/features/shared/user/user-storage'
import { mayOpenBrand } from '~/permissions/permissions'
import { isId, type SafeStorage } from '~/platform/storage'

/** Only favourites that the user may open count: each may be a call when a menu opens. */
export const MOST_FAVOURITES = 20

const readItem = (item: unknown) => (isId(item) ? item : undefined)

/** The ids of the brands that a user has starred, oldest first. They stay after sign-out: they hold no names. */
export function createFavourites(storage?: SafeStorage) {
  const list = createStoredList({ key: 'favourite-brands', readItem, most: 2 * MOST_FAVOURITES, storage })
  const others = (userId: number, ids: readonly number[]) => list.read(userId).filter((id) => !ids.includes(id))
  return {
    read: list.read,
    subscribe: list.subscribe,
    add: (userId: number, id: number): void => list.write(userId, [...others(userId, [id]), id]),
    /** Also drops brands that no longer exist. */
    remove: (userId: number, ids: readonly number[]): void => {
      const rest = others(userId, ids)
      if (rest.length < list.read(userId).length) list.write(userId, rest)
    },
  }
}

export const favourites = createFavourites()

/** The ids of the favourite brands that the user may still open. */
export function useFavouriteIds(): readonly number[] {
  const user = useCurrentUser()
  const ids = useStoredList(favourites, user?.id ?? NOBODY)
  return useMemo(() => (user ? ids.filter((id) => mayOpenBrand(user, id)) : []), [ids, user])
}
