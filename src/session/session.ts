import type { TokenSource } from '~/api/ports'
import { MINUTE_MS } from '~/platform/clock'

import { createAccessGrants } from './access-grants'
import type { SessionPorts } from './ports'
import { createRenewal } from './renewal'
import { createCore, type SessionCore } from './session-core'
import { createSessionStart } from './session-start'
import { AUTH_STORE_KEY, TOKENS_KEY } from './storage-keys'
import { REFRESH_LIFETIME_MS } from './token-record'

export type { EndReason } from './ports'

/** The session of this tab, in step with all tabs of this browser by storage, locks and a channel. */
export function createSession(ports: SessionPorts) {
  const core = createCore(ports)
  const { tokenStore, activity } = core
  const tokens: TokenSource = createAccessGrants(core, createRenewal(core))
  const { start, resume } = createSessionStart(core)

  return {
    /** @returns stops all listeners and timers */
    watch: () => watchSession(core),
    start,
    resume,
    tokens,
    end: core.end,
    isSignedIn: core.isSignedIn,
    onEnd: core.onEnd,
    subscribe: core.subscribe,
    hasRecord: () => tokenStore.record() !== undefined,
    /** User id of the tokens, known before the user is loaded. Null when the tokens do not name one. */
    userId: tokenStore.userId,

    /** Signs out at once. The server is notified when possible. */
    signOut(): Promise<void> {
      core.end('logout')
      return Promise.resolve()
    },

    /** Activity that is no input event: a navigation, a call that the user started. */
    recordActivity: () => core.recordActivity({ confirmed: false }),
    keepAlive: () => core.recordActivity({ confirmed: true }),
    /** From now on only `keepAlive` counts as activity. @returns ends this mode */
    ignoreInput: () => activity.ignoreInput(),
    updateUser: core.updateUser,

    /** Time left of each part, in milliseconds. */
    remaining() {
      const now = ports.clock.now()
      const received = tokenStore.record()?.receivedAt
      return {
        accessMs: Math.max(0, (tokenStore.access()?.expiresAt ?? 0) - now),
        refreshMs: received === undefined ? 0 : Math.max(0, received + REFRESH_LIFETIME_MS - now),
        idleMs: ports.auth.get().isAuthenticated ? Math.max(0, activity.remaining()) : 0,
      }
    },
  }
}

export type Session = ReturnType<typeof createSession>

/** How often storage and the session-storage copy are cleaned up. */
const SWEEP_RECORD_MS = 5 * MINUTE_MS
const SWEEP_COPY_MS = MINUTE_MS

/**
 * Restores the stored session, then listens to other tabs, timers, page events and activity. @returns stops listening
 */
function watchSession({ ports, tokenStore, tabs, activity, ...core }: SessionCore): () => void {
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
  const user = core.storedState()
  if (user) auth.show(user)
  // a stored user without tokens, expired tokens, an invalid time
  core.verify({ atOnce: true })
  if (auth.get().isAuthenticated) activity.arm()
  core.changed()

  const stops = [
    tabs.start(),
    page.onStorage((key) => {
      if (key === null || key === TOKENS_KEY || key === AUTH_STORE_KEY) core.verify({ atOnce: false })
    }),
    page.onWake(() => core.verify({ atOnce: true })),
    page.onActivity(() => core.recordActivity({ confirmed: false })),
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
