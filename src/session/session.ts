import type { TokenSource } from '~/api/ports'

import { createAccessGrants } from './access-grants'
import type { SessionPorts } from './ports'
import { createRenewal } from './renewal'
import { createCore } from './session-core'
import { createSignIn } from './sign-in'
import { REFRESH_KEPT_MS } from './token-record'
import { watchSession } from './watch-session'

export type { EndReason } from './ports'

/** The session of this tab, in step with all tabs of this browser by storage, locks and a channel. */
export function createSession(ports: SessionPorts) {
  const core = createCore(ports)
  const { tokenStore, activity } = core
  const tokens: TokenSource = createAccessGrants(core, createRenewal(core))
  const { open, resume } = createSignIn(core)

  return {
    /** @returns stops all listeners and timers */
    start: () => watchSession(core),
    open,
    resume,
    tokens,
    end: core.end,
    isOpen: core.isOpen,
    onEnd: core.onEnd,
    subscribe: core.subscribe,
    hasRecord: () => tokenStore.record() !== undefined,
    /** User id of the tokens, known before the user is loaded. Null when the tokens do not name one. */
    owner: tokenStore.owner,

    /** Signs out at once. The server is notified when possible (decision 14). */
    signOut(): Promise<void> {
      core.end('logout')
      return Promise.resolve()
    },

    /** Activity that is no input event: a navigation, a call that the user started. */
    noteActivity: () => core.note({ answer: false }),
    keepAlive: () => core.note({ answer: true }),
    /** From now on only `keepAlive` counts as activity. @returns ends this mode */
    askIfThere: () => activity.ask(),
    learn: core.learn,

    /** Time left of each part, in milliseconds. */
    remaining() {
      const now = ports.clock.now()
      const received = tokenStore.record()?.receivedAt
      return {
        accessMs: Math.max(0, (tokenStore.access()?.expiresAt ?? 0) - now),
        refreshMs: received === undefined ? 0 : Math.max(0, received + REFRESH_KEPT_MS - now),
        idleMs: ports.auth.get().isAuthenticated ? Math.max(0, activity.remaining()) : 0,
      }
    },
  }
}

export type Session = ReturnType<typeof createSession>
