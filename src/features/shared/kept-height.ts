import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { createKept } from './user/kept-by-person'

/** More pages than can hide a part. */
const MOST_PAGES = 8
/** A page, for parts that are on one only. */
const EVERY_PAGE = ''

export type KeptHeight = ReturnType<typeof createKeptHeight>

/**
 * The height of a part of the page at a person's last visit, so that the next visit can reserve it: nothing must move
 * when the part arrives. Not what the part said.
 * @param most px: the part is never higher, even with large text on a narrow screen
 */
export function createKeptHeight(key: string, most = 1000, storage: SafeStorage = safeLocalStorage) {
  const kept = createKept(key, storage)

  /** `without`: pages where the part is hidden. */
  function read(userId: number): { height: number; without: readonly string[] } {
    const { height, without } = kept.read(userId)
    const fits = typeof height === 'number' && height > 0 && height <= most
    const pages = Array.isArray(without) ? without.filter((page) => typeof page === 'string') : []
    return { height: fits ? height : 0, without: pages }
  }

  return {
    /** @returns px; 0 if there was nothing, or nothing is known */
    of(userId: number, page = EVERY_PAGE): number {
      const { height, without } = read(userId)
      return without.includes(page) ? 0 : height
    },
    /** @param height 0 where the part is hidden */
    keep(userId: number, height: number, page = EVERY_PAGE): void {
      const last = read(userId)
      const others = last.without.filter((other) => other !== page)
      const next =
        height > 0
          ? { height: Math.ceil(height), without: others }
          : { height: last.height, without: [...others, page].slice(-MOST_PAGES) }
      if (JSON.stringify(next) !== JSON.stringify(last)) kept.write(userId, next)
    },
    /** This person has no such part. */
    forget(userId: number): void {
      if (read(userId).height > 0) kept.write(userId, {})
    },
  }
}
