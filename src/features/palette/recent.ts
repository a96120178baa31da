import { createKept } from '~/features/shared/kept-by-person'
import type { SafeStorage } from '~/platform/storage'
import { RECENT_KEY } from '~/session/storage-keys'

const MOST = 5

/** A page, an action or a brand by its number: nothing that tells of a person is kept on the device. */
const KEEPABLE = /^(?:page:\/[\w/-]*|action:\w+|brand:[1-9]\d{0,15})$/

/** What somebody chose last, the newest first. Removed at sign-out: it names brands (C076). */
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
    /** What is there no longer takes no place. */
    forget(userId: number, gone: readonly string[]): void {
      const ids = read(userId)
      if (ids.some((id) => gone.includes(id))) kept.write(userId, { ids: ids.filter((id) => !gone.includes(id)) })
    },
  }
}

export const recent = createRecent()

export const recentBrand = (id: number): string => `brand:${id}`

/** The number of a brand that was chosen. */
export const brandIdOf = (id: string): number | undefined =>
  id.startsWith('brand:') ? Number(id.slice('brand:'.length)) : undefined
