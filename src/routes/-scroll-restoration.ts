import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Events by which the user scrolls or navigates. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** By then the lists of a page have loaded or failed. */
const LONGEST_MS = 10_000

/**
 * Scrolls now, and again whenever the height of the page changes because its lists are still loading. Stops after ten
 * seconds, or when the user or anything else scrolls.
 * @param scroll as far as the page allows
 * @param onMove calls back when another page is shown. @returns unsubscribes
 */
function holdPosition(scroll: () => void, onMove: (leave: () => void) => () => void): () => void {
  const over = new AbortController()
  const end = () => over.abort()
  let put = window.scrollY
  const observer = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - put) > 1) return end()
    scroll()
    put = window.scrollY
  })
  const timer = setTimeout(end, LONGEST_MS)
  const stop = onMove(end)
  over.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
    stop()
  })
  watchEvents(end, over.signal)
  observer.observe(document.body)
  return end
}

/** @param signal ends it */
function watchEvents(onEvent: () => void, signal: AbortSignal): void {
  for (const event of USER_EVENTS) window.addEventListener(event, onEvent, { signal, passive: true })
}

/**
 * Restores the scroll position after a reload, else scrolls to the section in the address (SET-08). The router scrolls
 * when a page starts to show; a page whose content comes later is not long enough then.
 * @param shown whether the content is shown
 */
export function useScrollRestoration(shown: boolean): void {
  const router = useRouter()
  const storedTop = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const section = useRouterState({ select: ({ location }) => location.hash })
  const waited = useRef(false)
  const acted = useRef(false)

  const hold = useEffectEvent(() => {
    // checked first: reading `scrollY` lays out the whole page
    const atTop = storedTop === undefined ? section === '' : storedTop === 0
    if (atTop) return undefined
    // do not scroll back: the user has scrolled meanwhile. The router has scrolled too, as far as the skeleton is long
    if (acted.current) return undefined
    return holdPosition(
      () =>
        storedTop === undefined
          ? document.getElementById(section)?.scrollIntoView()
          : window.scrollTo({ top: storedTop }),
      (leave) => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && leave()),
    )
  })

  useEffect(() => {
    const late = shown && waited.current
    waited.current = !shown
    if (late) return hold()
    if (shown) return undefined
    acted.current = false
    const over = new AbortController()
    watchEvents(() => (acted.current = true), over.signal)
    return () => over.abort()
  }, [shown])
}
