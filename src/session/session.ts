import type { TokenSource } from '~/api/ports'

import type { SessionPorts } from './ports'
import { createRenewal } from './renewal'
import { createCore } from './session-core'
import { createSignIn } from './sign-in'
import { createTickets } from './tickets'
import { REFRESH_KEPT_MS } from './token-record'
import { watchSession } from './watch-session'

export type { EndReason } from './ports'

/** Who is here: in this tab and, through storage, locks and a channel, in all tabs of this browser. */
export function createSession(ports: SessionPorts) {
  const core = createCore(ports)
  const { keeper, activity } = core
  const tokens: TokenSource = createTickets(core, createRenewal(core))
  const { open, resume } = createSignIn(core)

  return {
    /** @returns stops everything that was started */
    start: () => watchSession(core),
    open,
    resume,
    tokens,
    end: core.end,
    isOpen: core.isOpen,
    onEnd: core.onEnd,
    subscribe: core.subscribe,
    hasRecord: () => keeper.record() !== undefined,
    /** Whose tokens these are, also before the user was loaded; null when they do not tell. */
    owner: keeper.owner,

    /** Here at once; the server is told when it can be (decision 14). */
    signOut(): Promise<void> {
      core.end('logout')
      return Promise.resolve()
    },

    keepAlive: () => core.note({ answer: true }),
    /** From now on nothing but `keepAlive` is activity. @returns until then */
    askIfThere: () => activity.ask(),
    learn: core.learn,

    /** How long everything lasts, in milliseconds. */
    remaining() {
      const now = ports.clock.now()
      const received = keeper.record()?.receivedAt
      return {
        accessMs: Math.max(0, (keeper.access()?.expiresAt ?? 0) - now),
        refreshMs: received === undefined ? 0 : Math.max(0, received + REFRESH_KEPT_MS - now),
        idleMs: ports.auth.get().isAuthenticated ? Math.max(0, activity.remaining()) : 0,
      }
    },
  }
}

export type Session = ReturnType<typeof createSession>
