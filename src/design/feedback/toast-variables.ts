import { useLayoutEffect } from 'react'

/** CSS variable: distance from the left edge, so that toasts never cover the side navigation. */
export const TOASTS_START = '--toasts-start'
/** CSS variable: height of the toasts, for layers with buttons at the bottom. */
export const TOASTS_HEIGHT = '--toasts-height'

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
