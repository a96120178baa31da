import { useLayoutEffect } from 'react'

/** How far from the window's edge the toasts begin: what stands at the left all the time is never covered. */
export const TOASTS_START = '--toasts-start'
/** How high they stand, for layers whose own buttons are at the bottom. */
export const TOASTS_ROOM = '--toasts-room'

export const toastsRoom = `var(${TOASTS_ROOM}, 0px)`

/** @param width of what stands at the left of the page, in px */
export function useToastsBeside(width: number): void {
  // the toasts stand outside the page, in a layer perhaps
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(TOASTS_START, `${width}px`)
    return () => void style.removeProperty(TOASTS_START)
  }, [width])
}
