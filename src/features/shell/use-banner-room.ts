import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState, type RefObject } from 'react'

import { bannerRoom } from './banner-room'

type BannerRoomProps = {
  userId: number
  /** The user is not known yet, so neither is the banner. */
  waiting: boolean
  /** Whether there is a banner that the next visit will show too. Undefined while it cannot be told. */
  lasting: boolean | undefined
}

/**
 * Keeps the height of the banner for the next visit.
 * @returns the height in px to reserve until the banner is known
 */
export function useBannerRoom(slot: RefObject<HTMLElement | null>, props: BannerRoomProps): number {
  const { userId, waiting, lasting } = props
  const router = useRouter()
  const [reserved] = useState(() => bannerRoom.of(userId, router.state.location.pathname))

  useLayoutEffect(() => {
    if (lasting === false) bannerRoom.forget(userId)
    // a test without a browser has no observer
    if (!lasting || !slot.current || typeof ResizeObserver === 'undefined') return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) bannerRoom.keep(userId, router.state.location.pathname, entry.contentRect.height)
    })
    watch.observe(slot.current)
    return () => watch.disconnect()
  }, [slot, userId, lasting, router])

  return waiting ? reserved : 0
}
