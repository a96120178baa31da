import { aborted, invalidResponse, noAccessToken } from '~/api/api-error'
import type { User } from '~/api/generated/types.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { NO_ID } from '~/api/normalise/primitives'
import { isObject, own } from '~/platform/json'

import { IDLE_LIMIT_MS } from './activity'
import { authStateOf } from './auth-store'
import { withLock } from './browser-ports'
import { LOCK } from './renewal'
import type { SessionCore } from './session-core'
import { updateSharedGeneration } from './shared-generation'
import { newSignInId, reportTokenFlaws } from './token-record'
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
