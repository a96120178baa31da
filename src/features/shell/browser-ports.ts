import { fetchDeployedPage } from '~/platform/chunk-error'
import { systemClock } from '~/platform/clock'
import { onShown } from '~/platform/listeners'
import { safeSessionStorage } from '~/platform/storage'

import type { NewVersionPorts } from './new-version'

/** Time and visibility, for stores that watch over time. */
export const browserTime = { clock: systemClock, onShown }

async function fetchPage() {
  const response = await fetchDeployedPage()
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

const SEEN_KEY = 'builds-seen'

const readSeen = (): string[] => safeSessionStorage.getItem(SEEN_KEY)?.split(' ') ?? []

export const browserVersion: NewVersionPorts = {
  ...browserTime,
  seenBefore: readSeen(),
  remember: (scripts) => safeSessionStorage.setItem(SEEN_KEY, [...new Set([...readSeen(), ...scripts])].join(' ')),
  currentScripts: loadedScripts(),
  fetchPage,
  isVisible: () => document.visibilityState === 'visible',
}
