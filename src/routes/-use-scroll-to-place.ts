import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The person goes elsewhere. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls there as soon as the page, whose lists are still coming, is long enough. @returns gives it up */
function scrollOnceLongEnough(top: number): () => void {
  const over = new AbortController()
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top })
    if (window.scrollY >= Math.floor(top)) over.abort()
  })
  over.signal.addEventListener('abort', () => observer.disconnect())
  for (const act of ACTS) window.addEventListener(act, () => over.abort(), { signal: over.signal, passive: true })
  observer.observe(document.body)
  return () => over.abort()
}

/**
 * Scrolls to where the person was before a reload, else to the section that the address names (SET-08). The router does
 * so when a page begins to show; one that came later is as long as its place only then.
 * @param shown whether the page is there
 */
export function useScrollToPlace(shown: boolean): void {
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
    // who scrolled meanwhile stays there
    if (!late || window.scrollY > 0) return undefined
    if (here.current.kept !== undefined) return scrollOnceLongEnough(here.current.kept)
    document.getElementById(here.current.section)?.scrollIntoView()
    return undefined
  }, [shown])
}
