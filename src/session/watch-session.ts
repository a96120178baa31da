import { MINUTE_MS } from '~/platform/clock'

import type { SessionCore } from './session-core'
import { AUTH_STORE_KEY, TOKENS_KEY } from './storage-keys'

/** How often storage and the session-storage copy are cleaned up. */
const SWEEP_RECORD_MS = 5 * MINUTE_MS
const SWEEP_COPY_MS = MINUTE_MS

/**
 * Restores the stored session, then listens to other tabs, timers, page events and activity. @returns stops listening
 */
export function watchSession({ ports, tokenStore, tabs, activity, ...core }: SessionCore): () => void {
  const { clock, auth, brand, local, tab, page } = ports

  function every(ms: number, run: () => void): () => void {
    let cancel: (() => void) | undefined
    const again = () => {
      cancel = clock.after(ms, () => {
        run()
        again()
      })
    }
    again()
    return () => cancel?.()
  }

  tokenStore.restore()
  brand.restore()
  const person = core.storedPerson()
  if (person) auth.show(person)
  // a stored user without tokens (C035), expired tokens, an invalid time
  core.verify({ atOnce: true })
  if (auth.get().isAuthenticated) activity.arm()
  core.changed()

  const stops = [
    tabs.start(),
    page.onStorage((key) => {
      if (key === null || key === TOKENS_KEY || key === AUTH_STORE_KEY) core.verify({ atOnce: false })
    }),
    page.onWake(() => core.verify({ atOnce: true })),
    page.onActivity(() => core.note({ answer: false })),
    every(SWEEP_COPY_MS, () => tokenStore.sweep()),
    every(SWEEP_RECORD_MS, () => {
      local.flush()
      tab.flush()
      core.verify({ atOnce: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    activity.stop()
  }
}
