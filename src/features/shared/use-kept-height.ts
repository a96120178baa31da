import { useLayoutEffect, useState, type RefObject } from 'react'

import type { KeptHeight } from './kept-height'

type KeptHeightOptions = {
  height: KeptHeight
  userId: number
  /** What the part shows is not known yet. */
  waiting: boolean
  /** Whether the part shows what the next visit will show too. Undefined while it cannot be told. */
  lasting: boolean | undefined
  /** The page, for a part that some pages hide. The same function each time. */
  page?: (() => string) | undefined
}

/**
 * Keeps the height of a part for the next visit.
 * @returns the height in px to reserve until the part is known
 */
export function useKeptHeight(part: RefObject<HTMLElement | null>, options: KeptHeightOptions): number {
  const { height, userId, waiting, lasting, page } = options
  const [reserved] = useState(() => height.of(userId, page?.()))

  useLayoutEffect(() => {
    if (lasting === false) height.forget(userId)
    // a test without a browser has no observer
    if (!lasting || !part.current || typeof ResizeObserver === 'undefined') return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) height.keep(userId, entry.contentRect.height, page?.())
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part, height, userId, lasting, page])

  return waiting ? reserved : 0
}
