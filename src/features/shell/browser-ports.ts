import { createConnection } from './connection'
import type { NewVersionPorts } from './new-version'

function setTimer(callback: () => void, ms: number) {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

function onShown(listener: () => void) {
  const look = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

/** What a watch over time needs of the browser. */
export const browserTime = { setTimer, onShown }

export const browserConnection = createConnection(window)

const WAIT_MS = 10_000

/** The page this one was loaded as: another page of the same build may start with other scripts. */
function loadedPage() {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : '/'
}

async function fetchPage() {
  const response = await fetch(loadedPage(), { cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) })
  return response.ok ? response.text() : ''
}

/** A page of the build names them in `<script>`; one that was rendered by it fetches them as it starts. */
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
  now: () => Date.now(),
  isVisible: () => document.visibilityState === 'visible',
}
