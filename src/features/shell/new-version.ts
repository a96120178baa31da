import { useEffect, useState } from 'react'

import { entryScriptsOf, fetchDeployedPage } from '~/platform/chunk-error'
import { type Clock, MINUTE_MS, systemClock } from '~/platform/clock'
import { onShown } from '~/platform/listeners'
import { safeSessionStorage } from '~/platform/storage'

/**
 * Whether the deployed page is from another build. False for a page without our scripts.
 * @param current scripts of the running page
 */
export function isOtherBuild(current: readonly string[], deployedHtml: string): boolean {
  const deployed = entryScriptsOf(deployedHtml)
  return current.length > 0 && deployed.some((path) => !current.includes(path))
}

const EVERY_MS = 15 * MINUTE_MS

export type NewVersionPorts = {
  /** Hashed scripts of the running page; empty in development. */
  currentScripts: readonly string[]
  /** Scripts of builds that this tab has run or announced before it loaded this page. */
  seenBefore: readonly string[]
  remember: (scripts: readonly string[]) => void
  fetchPage: () => Promise<string>
  clock: Clock
  isVisible: () => boolean
  /** Called when the page becomes visible again. @returns unsubscribes */
  onShown: (listener: () => void) => () => void
}

/**
 * Polls the deployed HTML while this page is visible, until it finds a new version. Failures are ignored until the next
 * poll.
 * @param onPoll called with each poll, also after a new version was found
 */
export function watchNewVersion(ports: NewVersionPorts, onNewVersion: () => void, onPoll?: () => void): () => void {
  if (ports.currentScripts.length === 0) return () => {}
  ports.remember(ports.currentScripts)
  let checkedAt = ports.clock.now()
  let stopTimer: (() => void) | undefined
  let stopped = false
  let found = false

  const stop = () => {
    stopped = true
    stopTimer?.()
    stopShown()
  }

  async function check() {
    checkedAt = ports.clock.now()
    onPoll?.()
    if (found) return
    const page = await ports.fetchPage().catch(() => '')
    // during a rolling deployment, old and new servers answer in turn: each build is announced once
    const known = [...ports.currentScripts, ...ports.seenBefore]
    if (stopped || !isOtherBuild(known, page)) return
    ports.remember(entryScriptsOf(page))
    found = true
    if (!onPoll) stop()
    onNewVersion()
  }

  function checkWhenDue() {
    if (stopped) return
    stopTimer?.()
    if (ports.isVisible() && ports.clock.now() - checkedAt >= EVERY_MS) void check()
    stopTimer = ports.clock.after(EVERY_MS, checkWhenDue)
  }

  const stopShown = ports.onShown(checkWhenDue)
  stopTimer = ports.clock.after(EVERY_MS, checkWhenDue)
  return stop
}

/** Whether a newer build is deployed (NFR-05). */
export function useNewVersion(ports: NewVersionPorts, onPoll?: () => void): boolean {
  const [newer, setNewer] = useState(false)
  useEffect(() => watchNewVersion(ports, () => setNewer(true), onPoll), [ports, onPoll])
  return newer
}

async function fetchPage() {
  const response = await fetchDeployedPage()
  return response.ok ? response.text() : ''
}

/** Scripts of an app page (`<script>`) or of a pre-rendered page (preloaded). */
const loadedScripts = (): string[] => {
  const named = globalThis.document?.querySelectorAll<HTMLElement>('script[src], link[rel="modulepreload"]') ?? []
  return Array.from(
    named,
    (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI).pathname,
  ).filter((path) => path.startsWith('/assets/'))
}

const SEEN_KEY = 'builds-seen'

const readSeen = (): string[] => safeSessionStorage.getItem(SEEN_KEY)?.split(' ') ?? []

/** The running page, and the one on the server. */
export const browserVersion: NewVersionPorts = {
  clock: systemClock,
  onShown,
  seenBefore: readSeen(),
  remember: (scripts) => safeSessionStorage.setItem(SEEN_KEY, [...new Set([...readSeen(), ...scripts])].join(' ')),
  currentScripts: loadedScripts(),
  fetchPage,
  isVisible: () => document.visibilityState === 'visible',
}
