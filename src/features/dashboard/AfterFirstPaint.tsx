import { useEffect, useState, type ReactNode } from 'react'

/** After the first page: restoring the scroll position needs the whole page at once. */
let shownBefore = false

/**
 * On the first page after the start, the cards render after the frame, in one task: in slices (`useDeferredValue`),
 * each answer would restart them. On later visits they render with the page.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(shownBefore)
  useEffect(() => {
    shownBefore = true
    const timer = setTimeout(() => setDue(true))
    return () => clearTimeout(timer)
  }, [])
  // until then the page is empty, and the footer stays out of sight
  return due ? children : <span data-skeleton hidden />
}
