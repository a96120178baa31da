import { createUserStorage } from '~/features/shared/user/user-storage'
import type { SafeStorage } from '~/platform/storage'
import { RECENT_KEY } from '~/session/storage-keys'

const MOST = 20
/** How many are shown while nothing is typed. The others rank what is found. */
export const MOST_SHOWN = 5

/** A page, an action, or the id of a brand or a user: no name and no address. */
const STORABLE = /^(?:page:\/[\w/-]*|action:[\w:]+|(?:brand|user):[1-9]\d{0,15})$/

/** What a user has chosen or visited, newest first. Removed at sign-out (C076). */
export function createRecent(storage?: SafeStorage) {
  const stored = createUserStorage(RECENT_KEY, storage)
  const read = (userId: number): string[] => {
    const { ids } = stored.read(userId)
    const found = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && STORABLE.test(id)) : []
    return [...new Set(found)].slice(0, MOST)
  }
  return {
    read,
    add(userId: number, id: string): void {
      if (!STORABLE.test(id)) return
      stored.write(userId, { ids: [id, ...read(userId).filter((other) => other !== id)].slice(0, MOST) })
    },
    /** Drops items that no longer exist. */
    forget(userId: number, missing: readonly string[]): void {
      const ids = read(userId)
      if (ids.some((id) => missing.includes(id)))
        stored.write(userId, { ids: ids.filter((id) => !missing.includes(id)) })
    },
  }
}

export const recent = createRecent()

export const brandKey = (id: number): string => `brand:${id}`
export const userKey = (id: number): string => `user:${id}`

const idOf = (key: string, kind: 'brand' | 'user') =>
  key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : undefined

export const brandIdOf = (key: string): number | undefined => idOf(key, 'brand')
export const userIdOf = (key: string): number | undefined => idOf(key, 'user')

/** The key of the brand or user whose page or drawer this address opens. */
export function visitOf(href: string): string | undefined {
  const [, brand] = /^\/brands\/([1-9]\d{0,15})\/?(?:[?#]|$)/.exec(href) ?? []
  if (brand) return brandKey(Number(brand))
  const [, user] = /^\/users\/?\?(?:[^#]*&)?user=([1-9]\d{0,15})(?:[&#]|$)/.exec(href) ?? []
  return user ? userKey(Number(user)) : undefined
}
