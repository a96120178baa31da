import { MINUTE_MS } from '~/platform/clock'

/** A page names what it starts with in a tag, or in the attribute that the build gives it. */
const ENTRY = /<(?:script\b[^>]*\bsrc|html\b[^>]*\bdata-entry)="[^"]*?(\/assets\/[^"]+\.js)"/g

/** The hashed scripts a page of the built app starts with: they name its version. */
export const entriesOf = (html: string): string[] => [...html.matchAll(ENTRY)].map(([, path = '']) => path).toSorted()

/**
 * Whether a page that is deployed now belongs to another build; a page without our scripts tells nothing.
 * @param current scripts that this page has loaded
 */
export function isOtherBuild(current: readonly string[], deployedHtml: string): boolean {
  const deployed = entriesOf(deployedHtml)
  return current.length > 0 && deployed.some((path) => !current.includes(path))
}

const EVERY_MS = 15 * MINUTE_MS

export type NewVersionPorts = {
  /** The hashed scripts that the page has loaded; none in development. */
  currentScripts: readonly string[]
  fetchPage: () => Promise<string>
  now: () => number
  isVisible: () => boolean
  /** Calls back when the page is shown again. @returns stop */
  onShown: (listener: () => void) => () => void
  setTimer: (callback: () => void, ms: number) => () => void
}

/**
 * Asks for the deployed page now and then, while somebody looks, and never again once a newer one was seen. A failed
 * try says nothing: the next one comes.
 */
export function watchNewVersion(ports: NewVersionPorts, onNewVersion: () => void): () => void {
  if (ports.currentScripts.length === 0) return () => {}
  let checkedAt = ports.now()
  let stopTimer: (() => void) | undefined
  let stopped = false

  const stop = () => {
    stopped = true
    stopTimer?.()
    stopShown()
  }

  async function check() {
    checkedAt = ports.now()
    const page = await ports.fetchPage().catch(() => '')
    if (stopped || !isOtherBuild(ports.currentScripts, page)) return
    stop()
    onNewVersion()
  }

  function checkWhenDue() {
    if (stopped) return
    stopTimer?.()
    if (ports.isVisible() && ports.now() - checkedAt >= EVERY_MS) void check()
    stopTimer = ports.setTimer(checkWhenDue, EVERY_MS)
  }

  const stopShown = ports.onShown(checkWhenDue)
  stopTimer = ports.setTimer(checkWhenDue, EVERY_MS)
  return stop
}
