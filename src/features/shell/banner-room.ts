import { createKept } from '~/features/shared/kept-by-person'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

/** No banner is higher, even with large text on a narrow screen. */
const MOST_PX = 400
/** More pages than can hide the banner. */
const MOST_PAGES = 8

/**
 * The height of the banner at a person's last visit, so that the next visit can reserve it: the page must not move when
 * the banner arrives. Not what the banner said.
 */
export function createBannerRoom(storage: SafeStorage = safeLocalStorage) {
  const kept = createKept('banner-room', storage)

  /** `without`: pages that show a limit themselves, where its banner is hidden. */
  function read(userId: number): { height: number; without: readonly string[] } {
    const { height, without } = kept.read(userId)
    const fits = typeof height === 'number' && height > 0 && height <= MOST_PX
    const pages = Array.isArray(without) ? without.filter((page) => typeof page === 'string') : []
    return { height: fits ? height : 0, without: pages }
  }

  return {
    /** @returns px; 0 if nothing is known */
    of(userId: number, page: string): number {
      const { height, without } = read(userId)
      return without.includes(page) ? 0 : height
    },
    /** @param height 0 where the banner is hidden */
    keep(userId: number, page: string, height: number): void {
      const last = read(userId)
      const others = last.without.filter((other) => other !== page)
      const next =
        height > 0
          ? { height: Math.ceil(height), without: others }
          : { height: last.height, without: [...others, page].slice(-MOST_PAGES) }
      if (JSON.stringify(next) !== JSON.stringify(last)) kept.write(userId, next)
    },
    /** There is no banner for this person. */
    forget(userId: number): void {
      if (read(userId).height > 0) kept.write(userId, {})
    },
  }
}

export const bannerRoom = createBannerRoom()
