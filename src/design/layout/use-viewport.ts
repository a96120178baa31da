import type { Breakpoint } from '@mui/system'
import { useMemo, useState, useSyncExternalStore } from 'react'

import { theme, touch } from '../theme/tokens'

/**
 * What `read` gives, read at most once a frame. A size or a position that a render reads makes the browser lay out the
 * whole page: with each row of a list anew, since the row before it has added styles.
 */
export function oncePerFrame<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    if (!known) {
      known = { value: read() }
      requestAnimationFrame(() => (known = undefined))
    }
    return known.value
  }
}

/** 1 at the browsers' default of 16 px; 2 when the user has doubled the text size (WCAG 1.4.4). */
export const textScale = oncePerFrame(
  () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
)

/** Whether the window matches a media query; false where there is no window. */
function useMediaQuery(query: string): boolean {
  const [subscribe, read] = useMemo(() => {
    const list = typeof matchMedia === 'undefined' ? undefined : matchMedia(query)
    const follow = (listener: () => void) => {
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    }
    return [follow, () => list?.matches ?? false]
  }, [query])
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * Whether the window is narrower than the breakpoint (600, 900, 1200, 1536, or a width in px). The breakpoint follows the
 * user's text size: with doubled text, 1,200 px hold as much as 600 px did. Prefer CSS where it is enough.
 * @param large the breakpoint for larger text
 */
export function useNarrowerThan(breakpoint: Breakpoint | number, large = breakpoint): boolean {
  const [scale] = useState(textScale)
  const measured = scale > 1 ? large : breakpoint
  const px = typeof measured === 'number' ? measured : theme.breakpoints.values[measured]
  return useMediaQuery(`(max-width:${px * scale - 0.05}px)`)
}

/** Whether fingers point: controls measure 44 px then. Prefer the query `touch` in CSS where it is enough. */
export const useTouch = () => useMediaQuery(touch.replace('@media ', ''))

function subscribe(listener: () => void) {
  const { visualViewport } = globalThis
  visualViewport?.addEventListener('resize', listener)
  return () => visualViewport?.removeEventListener('resize', listener)
}

/** Zooming in leaves it as it is. */
const read = () => visualViewport && Math.round(visualViewport.height * visualViewport.scale)

/** Height in px of the window above the keyboard of a phone, which `dvh` does not subtract. */
export const useVisibleHeight = (): number | null => useSyncExternalStore(subscribe, read, () => null)
