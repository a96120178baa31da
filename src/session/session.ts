import { aborted, invalidResponse, noAccessToken } from '~/api/api-error'
import type { User } from '~/api/generated/types.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { NO_ID } from '~/api/normalise/primitives'
import type { TokenSource } from '~/api/ports'
import { MINUTE_MS } from '~/platform/clock'
import { isObject, own } from '~/platform/json'

import { createAccessGrants } from './access-grants'
import { IDLE_LIMIT_MS } from './activity'
import { authStateOf } from './auth-store'
import { withLock } from './browser-ports'
import type { SessionPorts } from './ports'
import { LOCK, createRenewal } from './renewal'
import { type SessionCore, createCore } from './session-core'
import { updateSharedGeneration } from './shared-generation'
import { AUTH_STORE_KEY, TOKENS_KEY } from './storage-keys'
import { newSignInId, reportTokenFlaws, REFRESH_LIFETIME_MS } from './token-record'
import { parseTokens, type ReceivedTokens } from './tokens-answer'

/** A sign-in does not wait long for a tab that renews: the tokens of the sign-in win anyway. */
const LOCK_WAIT_MS = 1000

/** Starts a session: stores the tokens, loads the user, marks the user as signed in (SES-01). */
export function createSessionStart({ ports, tokenStore, tabs, activity, ...core }: SessionCore) {
  const { clock, auth, calls, generations } = ports

  /** Writes at once, so that calls can be made. Writes again under the lock, in case a renewal ended meanwhile. */
  async function storeTokens(granted: ReceivedTokens, sessionSignal: AbortSignal) {
    const first = core.nextGeneration()
    const signIn = { id: newSignInId(), at: clock.now() }
    tokenStore.take(granted, first, signIn)
    await withLock(ports, LOCK, LOCK_WAIT_MS, async () => {
      const updated = await updateSharedGeneration(clock, generations, (shared) => ({
        generation: Math.max(first, shared.generation + 1),
        closedAt: null,
      }))
      if (sessionSignal.aborted) return
      const record = tokenStore.record()
      // signed out in another tab meanwhile
      if (!record) return core.end('elsewhere')
      const isThisOne = record.signIn === signIn.id
      // another tab signed in later, as another user or the same one
      if (!isThisOne && record.signedInAt > signIn.at) {
        if (core.isAnother(record)) core.end('user-switched')
        return
      }
      // another tab has already renewed these tokens: they are spent
      if (isThisOne && record.refresh !== granted.refresh) return
      // without IndexedDB, the clock decides which sign-in is later
      tokenStore.take(granted, typeof updated === 'object' ? updated.generation : Math.max(first, clock.now()), signIn)
    })
  }

  /** The last step. Another tab may have changed the stored user during the load. */
  function completeStart(user: User) {
    const record = tokenStore.record()
    if (!record || core.isAnother(record)) return core.verify({ atOnce: true })
    const now = clock.now()
    tokenStore.claim(user.id)
    auth.save({ ...authStateOf(user), userAt: now, isAuthenticated: true, lastActivity: now })
    activity.record()
    activity.arm()
    tabs.broadcastToken()
    core.changed()
  }

  /** @throws if the session ended meanwhile: silently if another sign-in has replaced it, here or in another tab */
  function requireOpen(sessionSignal: AbortSignal) {
    if (sessionSignal.aborted) throw tokenStore.record() ? aborted() : noAccessToken()
  }

  /** Whether another user may be signed in, here or in the storage. */
  function isChange({ userId }: ReceivedTokens): boolean {
    const before = tokenStore.record()
    const isSame = (known: number | null) => known !== null && known === userId
    return (tokenStore.signInId() !== undefined && !isSame(tokenStore.userId())) || (!!before && !isSame(before.userId))
  }

  return {
    /**
     * Takes the answer of a login or registration. If loading the user fails, the tokens stay (`resume`), unless the
     * user was refused.
     * @throws ApiError
     */
    start: async (answer: unknown, operation: 'login' | 'register'): Promise<void> => {
      reportTokenFlaws(operation, answer)
      const granted = parseTokens(answer, clock.now())
      if (!granted?.refresh) throw invalidResponse(200)
      if (isChange(granted)) core.end('user-switched', { byThisTab: true })

      const sessionSignal = core.renewSessionSignal()
      await storeTokens(granted, sessionSignal)
      requireOpen(sessionSignal)
      const given = own(answer, 'user')
      const answered = isObject(given) ? normaliseUser(given) : undefined
      const user = answered && answered.id !== NO_ID ? answered : await calls.currentUser()
      if (user.id === NO_ID) throw invalidResponse(200)
      requireOpen(sessionSignal)
      completeStart(user)
    },

    /** Finishes a sign-in whose user failed to load. @returns whether a session is active now @throws ApiError */
    resume: async (): Promise<boolean> => {
      const record = tokenStore.record()
      if (auth.get().isAuthenticated || !record) return core.isSignedIn()
      // the last activity is not stored any more: tokens alone do not prove any
      if (clock.now() - record.receivedAt >= IDLE_LIMIT_MS) {
        core.end('idle')
        return false
      }
      const sessionSignal = core.signal()
      const user = await calls.currentUser()
      if (user.id !== NO_ID && !sessionSignal.aborted) completeStart(user)
      return core.isSignedIn()
    },
  }
}

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
