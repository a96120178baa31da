import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

function subscribe(listener: () => void) {
  const media = window.matchMedia('print')
  const tell = (now: boolean) => {
    printing = now
    // a page that calls `print()` does not wait for the next render
    flushSync(listener)
  }
  const before = () => tell(true)
  const after = () => tell(false)
  const change = ({ matches }: MediaQueryListEvent) => tell(matches)
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  media.addEventListener('change', change)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    media.removeEventListener('change', change)
    printing = false
  }
}

/** Whether the page is being printed. A list that draws only some rows on the screen must then draw all of them. */
export const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  )
