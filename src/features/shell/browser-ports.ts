import { systemClock } from '~/platform/clock'

import type { NewVersionPorts } from './new-version'

function onShown(listener: () => void) {
  const look = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

/** Time and visibility, for stores that watch over time. */
export const browserTime = { clock: systemClock, onShown }

const WAIT_MS = 10_000

/**
 * The HTML this page was loaded from. Pages of one build may start with different scripts, so compare the same page.
 */
function loadedPage() {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : '/'
}

async function fetchPage() {
  const response = await fetch(loadedPage(), { cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) })
  return response.ok ? response.text() : ''
}

/** Scripts of an app page (`<script>`) or of a pre-rendered page (preloaded). */
const loadedScripts = (): string[] => {
  const named = document.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]')
  return Array.from(
    named,
    (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI).pathname,
  ).filter((path) => path.startsWith('/assets/'))
}

export const browserVersion: NewVersionPorts = {
  ...browserTime,
  currentScripts: loadedScripts(),
  fetchPage,
  isVisible: () => document.visibilityState === 'visible',
}
