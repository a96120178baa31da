import { useDeferredValue, useEffect, type ReactNode } from 'react'

/** A page has been shown before: what is kept of it, its place in it for one, needs it whole. */
let shownBefore = false

/**
 * Of the first page after the start, what the eye does not look for first: drawn in slices once the frame of the page
 * stands. All later pages are drawn whole.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const due = useDeferredValue(true, shownBefore)
  useEffect(() => {
    shownBefore = true
  }, [])
  return due && children
}
