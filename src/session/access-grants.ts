import { aborted, ApiError, noAccessToken, noRefreshToken, tokenSyncFailed } from '~/api/api-error'
import type { AccessGrant, TokenSource } from '~/api/ports'
import type { Clock } from '~/platform/clock'

import { isRefreshRefused, isRefused, type Renewal } from './renewal'
import type { SessionCore } from './session-core'
import { isExpired } from './tokens-answer'

/** Every 50 ms, ten times, one second at most. */
const POLL_MS = 50
const TRIES = 10
const DEADLINE_MS = 1000

/** Resolves to true once `isThere` holds, checked on every change and every poll; to false at the deadline. */
export function appears(
  clock: Clock,
  subscribe: (listener: () => void) => () => void,
  isThere: () => boolean,
): Promise<boolean> {
  const deadline = clock.now() + DEADLINE_MS
  return new Promise((resolve) => {
    let tries = 0
    const settle = (came: boolean) => {
      cancel()
      unsubscribe()
      resolve(came)
    }
    const check = () => {
      if (isThere()) settle(true)
    }
    const poll = () => {
      tries += 1
      if (isThere()) settle(true)
      else if (tries >= TRIES || clock.now() >= deadline) settle(false)
      else cancel = clock.after(POLL_MS, poll)
    }
    let cancel = clock.after(POLL_MS, poll)
    const unsubscribe = subscribe(check)
  })
}

/** A new token is used until a 401, whatever its expiry says: this prevents a loop of renewals. */
const TRUSTED_MS = 30_000

/** What is longer holds no reason for users. */
const LONGEST = 5000

/** Issues the access grants the transport sends with. */
export function createAccessGrants({ ports, tokenStore, ...core }: SessionCore, renewal: Renewal): TokenSource {
  const { clock, calls } = ports
  let lastCheck: { generation: number } | undefined
  /** The failure count when the access grant was issued. */
  const failuresAt = new WeakMap<AccessGrant, number>()

  function issue(sessionSignal: AbortSignal, fresh: boolean): AccessGrant {
    if (sessionSignal.aborted) throw aborted()
    const current = tokenStore.access()
    if (!current) throw noAccessToken()
    const accessGrant = { token: current.access, generation: current.generation, fresh, sessionSignal }
    failuresAt.set(accessGrant, renewal.failures())
    return accessGrant
  }

  const isUsable = () => {
    const current = tokenStore.access()
    const now = clock.now()
    return !!current && (!isExpired(current.expiresAt, now) || now - current.receivedAt < TRUSTED_MS)
  }

  /** No tokens are stored: they are being written, were removed, or nobody is signed in. */
  async function withoutRecord(sessionSignal: AbortSignal): Promise<AccessGrant> {
    if (tokenStore.access()) {
      core.end('elsewhere')
      throw noRefreshToken()
    }
    if (!core.hasTraces()) {
      core.notifyMissing()
      throw noAccessToken()
    }
    const came = await appears(clock, core.subscribe, () => sessionSignal.aborted || !!tokenStore.record())
    if (sessionSignal.aborted) throw aborted()
    if (came) return accessGrant()
    core.end('elsewhere')
    throw tokenSyncFailed()
  }

  async function accessGrant(): Promise<AccessGrant> {
    core.endIfIdle()
    const sessionSignal = core.signal()
    if (!tokenStore.record()) return withoutRecord(sessionSignal)
    const joining = renewal.underWay(sessionSignal)
    if (isUsable() && !joining) return issue(sessionSignal, false)
    try {
      await renewal.renew(sessionSignal)
      return issue(sessionSignal, tokenStore.isNew())
    } catch (error) {
      // the early renewal failed: within the safety margin the old token is still valid
      const current = tokenStore.access()
      const stillGood = !joining && !!current && current.expiresAt > clock.now()
      if (stillGood && error instanceof ApiError && !isRefreshRefused(error)) return issue(sessionSignal, false)
      throw error
    }
  }

  /** Whether another tab has renewed since, which may be why the token was refused. */
  const isSuperseded = (generation: number) =>
    Math.max(tokenStore.generation(), tokenStore.record()?.generation ?? 0) > generation

  /** Asks `GET /auth/me/` once per token whether the session is still valid. */
  async function confirmSession({ sessionSignal, generation }: AccessGrant): Promise<void> {
    if (sessionSignal.aborted || isSuperseded(generation) || lastCheck?.generation === generation) return
    lastCheck = { generation }
    try {
      await calls.checkCurrentUser(sessionSignal)
    } catch (error) {
      lastCheck = undefined
      if (!sessionSignal.aborted && isRefused(error) && !isSuperseded(generation)) core.end('refused')
    }
  }

  return {
    sessionSignal: core.signal,
    current: () => tokenStore.access()?.access,
    accessGrant,
    async renew(refused) {
      if (refused.sessionSignal.aborted) throw aborted()
      if (tokenStore.generation() <= refused.generation)
        await renewal.renew(refused.sessionSignal, failuresAt.get(refused))
      return issue(refused.sessionSignal, tokenStore.isNew())
    },
    refusedAfterRenewal: (accessGrant) => void confirmSession(accessGrant),
    userRefused: ({ generation }, { status, text }) => {
      if (status !== 401 || !isSuperseded(generation))
        core.end('refused', { refusal: status === 401 ? undefined : text.slice(0, LONGEST) })
    },
  }
}
