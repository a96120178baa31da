import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The person goes elsewhere. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** By then the lists of a page have come, or will not. */
const LONGEST_MS = 10_000

/**
 * Scrolls there now, and again whenever the page, whose lists are still coming, changes its height: until it is reached for
 * good, or the person or anything else scrolls.
 * @param scroll to the place, as far as the page allows
 * @param onMove calls back when another page is shown. @returns unsubscribes
 */
function holdPlace(scroll: () => void, onMove: (leave: () => void) => () => void): () => void {
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
  for (const act of ACTS) window.addEventListener(act, end, { signal: over.signal, passive: true })
  observer.observe(document.body)
  return end
}

/**
 * Scrolls to where the person was before a reload, else to the section that the address names (SET-08). The router does
 * so when a page begins to show; one that came later is as long as its place only then.
 * @param shown whether the page is there
 */
export function useScrollToPlace(shown: boolean): void {
  const router = useRouter()
  const kept = useElementScrollRestoration({ getElement: () => window })?.scrollY
  const section = useRouterState({ select: ({ location }) => location.hash })
  const waited = useRef(false)
  const here = useRef({ kept, section })

  useEffect(() => {
    here.current = { kept, section }
  })

  useEffect(() => {
    const late = shown && waited.current
    waited.current = !shown
    const { kept: top, section: id } = here.current
    // who scrolled meanwhile stays there
    if (!late || window.scrollY > 0 || (top === undefined && id === '')) return undefined
    return holdPlace(
      () => (top === undefined ? document.getElementById(id)?.scrollIntoView() : window.scrollTo({ top })),
      (leave) => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && leave()),
    )
  }, [router, shown])
}
