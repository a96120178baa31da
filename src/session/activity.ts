import { type Clock, MINUTE_MS } from '~/platform/clock'

import type { AuthStore } from './auth-store'

/** Inactivity after which the session ends. */
export const IDLE_LIMIT_MS = 120 * MINUTE_MS
/** Minimum interval between two writes of `lastActivity`. */
const WRITE_EVERY_MS = 30_000

type Deps = {
  clock: Clock
  auth: AuthStore
  onIdle: () => void
  /** Whether the stored state belongs to this tab's user. Only then may it be written. */
  isOurs: () => boolean
}

/** Tracks the last activity in any tab and calls `onIdle` at the limit. */
export function createActivity({ clock, auth, onIdle, isOurs }: Deps) {
  let latest = 0
  let written = 0
  let stopTimer: (() => void) | undefined
  let stopWrite: (() => void) | undefined
  let ignorers = 0

  const last = () => Math.max(latest, auth.get().lastActivity, auth.stored().lastActivity)
  const remaining = () => last() + IDLE_LIMIT_MS - clock.now()

  function write() {
    stopWrite = undefined
    written = clock.now()
    if (isOurs()) auth.save({ lastActivity: latest })
  }

  /** Re-arms until the limit is reached: another tab may have moved it. */
  function arm() {
    stopTimer?.()
    stopTimer = clock.after(Math.max(0, remaining()), () => (remaining() > 0 ? arm() : onIdle()))
  }

  return {
    last,
    remaining,
    arm,
    /** Compares with the wall clock: timers pause while a computer sleeps (C037). */
    isOver: () => latest + IDLE_LIMIT_MS <= clock.now() && remaining() <= 0,

    /** The last event of a burst is written as well; otherwise other tabs would end the session too early. */
    record() {
      latest = clock.now()
      if (stopWrite) return
      const due = written + WRITE_EVERY_MS - latest
      if (due <= 0) write()
      else stopWrite = clock.after(due, write)
    },

    /** While the warning is open, only its button counts as activity. @returns ends this mode */
    ignoreInput() {
      ignorers += 1
      let open = true
      return () => {
        if (open) ignorers -= 1
        open = false
      }
    },
    ignoresInput: () => ignorers > 0,

    stop() {
      stopTimer?.()
      stopWrite?.()
      stopWrite = undefined
      latest = 0
      written = 0
    },
  }
}

/** Avoids a new check on every navigation. */
const CACHED_MS = 2000

type SignedInCheckDeps = {
  clock: Clock
  evaluate: () => boolean
  /** Cache key: a changed value discards the cached answer. */
  cacheKey: () => string | null
}

/** Caches for two seconds whether somebody is signed in. */
export function createSignedInCheck({ clock, evaluate, cacheKey }: SignedInCheckDeps) {
  let cached: { value: boolean; at: number; seen: string | null } | undefined

  return {
    forget: () => void (cached = undefined),
    isSignedIn(): boolean {
      const now = clock.now()
      const seen = cacheKey()
      if (!cached || cached.seen !== seen || Math.abs(now - cached.at) >= CACHED_MS) {
        cached = { value: evaluate(), at: now, seen }
      }
      return cached.value
    },
  }
}
