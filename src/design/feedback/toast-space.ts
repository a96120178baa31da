import { useLayoutEffect } from 'react'

/** CSS variable: distance from the left edge, so that toasts never cover the side navigation. */
export const TOASTS_START = '--toasts-start'
/** CSS variable: height of the toasts, for layers with buttons at the bottom. */
export const TOASTS_HEIGHT = '--toasts-height'

/** Windows with room for toasts beside a dialog, and those without. In em: a dialog grows with the text. */
export const BESIDE_DIALOG = '@media (min-width: 75em)'
export const NOT_BESIDE_DIALOG = '@media (max-width: 74.99em)'

/** Height of a dialog whose buttons no toast covers. It is in the middle of the window, and never too low to read. */
export const ABOVE_TOASTS = `max(min(100% - 64px, 20rem), 100% - 2 * max(32px, var(${TOASTS_HEIGHT}, 0px)))`

export const toastsHeight = `var(${TOASTS_HEIGHT}, 0px)`

/** @param width CSS width of the bar at the left of the page */
export function useToastsBeside(width: string): void {
  // set on the root element: toasts may be in a layer outside the page
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty(TOASTS_START, width)
    return () => void style.removeProperty(TOASTS_START)
  }, [width])
}
