import { createKept } from '~/features/shared/kept-by-person'
import type { SafeStorage } from '~/platform/storage'
import { RECENT_KEY } from '~/session/storage-keys'

const MOST = 5

/** A page, an action or a brand by its id: the device stores nothing that identifies a person. */
const KEEPABLE = /^(?:page:\/[\w/-]*|action:\w+|brand:[1-9]\d{0,15})$/

/** A user's last choices, newest first. Removed at sign-out, because they identify brands (C076). */
export function createRecent(storage?: SafeStorage) {
  const kept = createKept(RECENT_KEY, storage)
  const read = (userId: number): string[] => {
    const { ids } = kept.read(userId)
    const found = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && KEEPABLE.test(id)) : []
    return [...new Set(found)].slice(0, MOST)
  }
  return {
    read,
    add(userId: number, id: string): void {
      if (!KEEPABLE.test(id)) return
      kept.write(userId, { ids: [id, ...read(userId).filter((other) => other !== id)].slice(0, MOST) })
    },
    /** Drops items that no longer exist. */
    forget(userId: number, gone: readonly string[]): void {
      const ids = read(userId)
      if (ids.some((id) => gone.includes(id))) kept.write(userId, { ids: ids.filter((id) => !gone.includes(id)) })
    },
  }
}

export const recent = createRecent()

export const recentBrand = (id: number): string => `brand:${id}`

/** The id of a brand in a stored choice. */
export const brandIdOf = (id: string): number | undefined =>
  id.startsWith('brand:') ? Number(id.slice('brand:'.length)) : undefined
