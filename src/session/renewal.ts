import {
  aborted,
  ApiError,
  CODES,
  noAccessInRefresh,
  noRefreshToken,
  refusedStatus,
  SESSION_REFUSALS,
  tokenSyncFailed,
} from '~/api/api-error'
import { type Clock, wait } from '~/platform/clock'

import { withLock } from './browser-ports'
import type { EndReason } from './ports'
import type { SessionCore } from './session-core'
import { type SharedGeneration, updateSharedGeneration, readSharedGeneration } from './shared-generation'
import type { TokenRecord } from './token-record'
import { type ReceivedTokens, parseTokens } from './tokens-answer'

/** Whether the API refused `GET /auth/me/`: this ends the session (K12). Any other failure does not. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && SESSION_REFUSALS.includes(refusedStatus(error) ?? 0)

/** Whether a refresh was refused. A 2xx JSON answer without an access token counts as refused. */
export const isRefreshRefused = (error: unknown): boolean =>
  isRefused(error) ||
  (error instanceof ApiError &&
    error.status_code >= 200 &&
    error.status_code < 300 &&
    error.code !== CODES.invalidResponse)

/** Queries retry twice within about four seconds. Together they may cause this many renewals. */
const MOST_IN_A_ROW = 3
/** The third renewal waits for the last retry of the queries, three seconds after the first attempt. */
const LAST_AFTER_MS = 2500
/** Pause after which the count starts again. */
const QUIET_MS = 10_000

type FailureStreak = { sessionSignal: AbortSignal; error: unknown; count: number; firstAt: number; lastAt: number }

type Deps = {
  clock: Clock
  /** Epoch milliseconds of the last user action. A call after it always tries again. */
  lastActivity: () => number
}

/**
 * Renewals that failed without being refused. Later calls share such a failure instead of starting another
 * renewal.
 */
export function createRenewalFailures({ clock, lastActivity }: Deps) {
  let streak: FailureStreak | undefined
  let total = 0

  /** The failures in a row to which the next one would be added. */
  function current(sessionSignal: AbortSignal): FailureStreak | undefined {
    const isOver =
      !streak ||
      streak.sessionSignal !== sessionSignal ||
      clock.now() - streak.lastAt >= QUIET_MS ||
      lastActivity() > streak.lastAt
    return isOver ? undefined : streak
  }

  return {
    /** Total failures so far. Compare two readings to see whether a renewal failed in between. */
    count: () => total,

    add(sessionSignal: AbortSignal, error: unknown) {
      const now = clock.now()
      const { count = 0, firstAt = now } = current(sessionSignal) ?? {}
      streak = { sessionSignal, error, count: count + 1, firstAt, lastAt: now }
      total += 1
    },

    forget: () => void (streak = undefined),

    /**
     * Throws the failure that this call shares, if there is one.
     * @param seen `count()` when the call was made
     */
    share(sessionSignal: AbortSignal, seen: number) {
      if (total > seen && streak?.sessionSignal === sessionSignal) throw streak.error
      const { count = 0, firstAt = 0, error } = current(sessionSignal) ?? {}
      const isTooSoon = count === MOST_IN_A_ROW - 1 && clock.now() - firstAt < LAST_AFTER_MS
      if (count >= MOST_IN_A_ROW || isTooSoon) throw error
    },
  }
}

export const LOCK = 'auth'
/** The longest wait for a lock that a frozen tab may hold. */
const LOCK_WAIT_MS = 10_000
/** The longest wait until local storage shows another tab's write. */
const SETTLE_MS = 300
const POLL_MS = 20
/** Without IndexedDB the lock is held this much longer, so that other tabs can read the write (measured). */
const SETTLE_DELAY_MS = 30

type Settled = { record: TokenRecord; shared: SharedGeneration | undefined }

/** Whether a sign-out, refusal or idle end came after this record was received. */
const isEnded = (shared: SharedGeneration, record: TokenRecord) =>
  shared.closedAt !== null && record.generation <= shared.generation && record.receivedAt < shared.closedAt

const assertAlive = (sessionSignal: AbortSignal) => {
  if (sessionSignal.aborted) throw aborted()
}

/**
 * One renewal for all concurrent 401s of all tabs. After every wait it checks that its session is still the current
 * one. Tokens that arrive after the end are dropped.
 */
export function createRenewal({ ports, tokenStore, tabs, activity, end, isAnother }: SessionCore) {
  const { clock, calls, generations } = ports
  const failures = createRenewalFailures({ clock, lastActivity: activity.last })
  let inFlight: { sessionSignal: AbortSignal; done: Promise<void> } | undefined

  function endAndThrow(reason: EndReason, error: unknown): never {
    end(reason)
    throw error
  }

  /** Polls until the record satisfies the condition or the time is up. */
  async function recordThat(satisfies: (record: TokenRecord | undefined) => boolean): Promise<boolean> {
    for (let waited = 0; ; waited += POLL_MS) {
      if (satisfies(tokenStore.record())) return true
      if (waited >= SETTLE_MS) return false
      await wait(clock, POLL_MS)
    }
  }

  /** The record once the writes of other tabs are visible. */
  async function settled(sessionSignal: AbortSignal): Promise<Settled> {
    const shared = await readSharedGeneration(clock, generations)
    // the sign-out belongs to this record or to an earlier session: no write is pending
    if (shared?.closedAt === null) await recordThat((record) => !record || record.generation >= shared.generation)
    assertAlive(sessionSignal)
    const record = tokenStore.record()
    if (!record || (shared && isEnded(shared, record))) return endAndThrow('elsewhere', noRefreshToken())
    if (isAnother(record)) return endAndThrow('user-switched', aborted())
    // after this, a different sign-in counts as another session
    tokenStore.claim()
    return { record, shared }
  }

  /** @returns false when another tab committed first */
  async function commit(
    sessionSignal: AbortSignal,
    { record, shared }: Settled,
    granted: ReceivedTokens,
  ): Promise<boolean> {
    if (shared && isEnded(shared, record)) return endAndThrow('elsewhere', noRefreshToken())
    const next = Math.max(tokenStore.latest(), record.generation) + 1
    const updated = await updateSharedGeneration(clock, generations, (now) => {
      const changed = shared && (now.generation !== shared.generation || now.closedAt !== shared.closedAt)
      return changed ? undefined : { generation: Math.max(next, now.generation + 1), closedAt: null }
    })
    // an earlier session may have ended meanwhile: then the used token is still stored
    const isReplaced = updated === 'taken' && (await recordThat((current) => current?.refresh !== record.refresh))
    assertAlive(sessionSignal)
    const current = tokenStore.record()
    if (!current) return endAndThrow('elsewhere', noRefreshToken())
    if (isReplaced || current.refresh !== record.refresh) return false
    if (updated === 'taken')
      return commit(sessionSignal, { record, shared: await readSharedGeneration(clock, generations) }, granted)
    tokenStore.take(granted, updated === 'unknown' ? next : updated.generation)
    tabs.broadcastToken()
    if (updated === 'unknown') await wait(clock, SETTLE_DELAY_MS)
    return true
  }

  /** A refusal may mean that another tab has used the token and stored a newer one. */
  async function refused(sessionSignal: AbortSignal, { generation }: TokenRecord, error: unknown): Promise<false> {
    const newer = await recordThat((record) => !!record && record.generation > generation)
    assertAlive(sessionSignal)
    return newer ? false : endAndThrow('refused', error)
  }

  async function attempt(sessionSignal: AbortSignal, before: number): Promise<boolean> {
    const at = await settled(sessionSignal)
    const { generation } = at.record
    // another tab handed over a token during the wait
    if (tokenStore.generation() > before && tokenStore.generation() >= generation) return true
    if (generation > tokenStore.generation() && (await tabs.requestToken(generation))) return true
    assertAlive(sessionSignal)

    let answer: unknown
    try {
      answer = await calls.refresh(at.record.refresh, sessionSignal)
    } catch (error) {
      assertAlive(sessionSignal)
      if (!isRefreshRefused(error)) throw error
      return refused(sessionSignal, at.record, error)
    }
    assertAlive(sessionSignal)
    const granted = parseTokens(answer, clock.now())
    return granted ? commit(sessionSignal, at, granted) : refused(sessionSignal, at.record, noAccessInRefresh())
  }

  async function run(sessionSignal: AbortSignal): Promise<void> {
    if (!tokenStore.record()) return endAndThrow('elsewhere', noRefreshToken())
    const before = tokenStore.generation()
    await withLock(ports, LOCK, LOCK_WAIT_MS, async () => {
      assertAlive(sessionSignal)
      // twice: after the first attempt another tab may have stored newer tokens
      if ((await attempt(sessionSignal, before)) || (await attempt(sessionSignal, before))) return
      throw tokenSyncFailed()
    })
  }

  async function renewOnce(sessionSignal: AbortSignal): Promise<void> {
    try {
      await run(sessionSignal)
      failures.forget()
    } catch (error) {
      if (!sessionSignal.aborted) failures.add(sessionSignal, error)
      throw error
    }
  }

  return {
    /**
     * @param seen the failure count when the call was made
     * @throws ApiError, or an `AbortError` when the session ends meanwhile
     */
    async renew(sessionSignal: AbortSignal, seen = failures.count()): Promise<void> {
      if (inFlight?.sessionSignal !== sessionSignal) {
        failures.share(sessionSignal, seen)
        const done = renewOnce(sessionSignal).finally(() => {
          if (inFlight?.done === done) inFlight = undefined
        })
        inFlight = { sessionSignal, done }
      }
      return inFlight.done
    },
    failures: failures.count,
    underWay: (sessionSignal: AbortSignal): boolean => inFlight?.sessionSignal === sessionSignal,
  }
}

export type Renewal = ReturnType<typeof createRenewal>
