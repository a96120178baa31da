import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  for (const event of ['scroll', 'resize'] as const) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of ['scroll', 'resize'] as const) window.removeEventListener(event, listener)
  }
}

/**
 * The section that the address names, as long as its beginning is in the window; else the last one that begins in the
 * upper third of the window, or above. At the end of the page it is the last one, which may be too short to get there.
 */
function sectionInSight(anchors: readonly string[], named: string): string | undefined {
  const tops = new Map(anchors.map((anchor) => [anchor, document.getElementById(anchor)?.getBoundingClientRect().top]))
  const top = tops.get(named)
  if (top !== undefined && top >= 0 && top < window.innerHeight) return named
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return anchors.at(-1)
  const begun = anchors.filter((anchor) => (tops.get(anchor) ?? Infinity) < window.innerHeight / 3)
  return begun.at(-1) ?? anchors[0]
}

/** Where the person is on a page of sections. @param anchors in order */
export function useSectionInSight(anchors: readonly string[]): string | undefined {
  const named = useRouterState({ select: ({ location }) => location.hash })
  return useSyncExternalStore(subscribe, () => sectionInSight(anchors, named))
}
