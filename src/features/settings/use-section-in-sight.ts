import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  for (const event of ['scroll', 'resize'] as const) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of ['scroll', 'resize'] as const) window.removeEventListener(event, listener)
  }
}

/**
 * The section named in the URL, as long as its top is in the window; else the last section whose top is in or above the
 * upper third of the window. At the end of the page it is the last section, which may be too short to get there.
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

/** The current section of a page with sections. @param anchors in order */
export function useSectionInSight(anchors: readonly string[]): string | undefined {
  const named = useRouterState({ select: ({ location }) => location.hash })
  return useSyncExternalStore(subscribe, () => sectionInSight(anchors, named))
}
