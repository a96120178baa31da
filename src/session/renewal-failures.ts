import type { Clock } from '~/platform/clock'

/** Queries retry twice within about four seconds. Together they may cause this many renewals. */
const MOST_IN_A_ROW = 3
/** The third renewal waits for the last retry of the queries, three seconds after the first attempt. */
const LAST_AFTER_MS = 2500
/** Pause after which the count starts again. */
const QUIET_MS = 10_000

type Row = { life: AbortSignal; error: unknown; count: number; firstAt: number; lastAt: number }

type Parts = {
  clock: Clock
  /** Epoch milliseconds of the last user action. A call after it always tries again. */
  lastActivity: () => number
}

/**
 * Renewals that failed without being refused (K12). Later calls share such a failure instead of starting another
 * renewal.
 */
export function createRenewalFailures({ clock, lastActivity }: Parts) {
  let row: Row | undefined
  let all = 0

  /** The failures in a row to which the next one would be added. */
  function current(life: AbortSignal): Row | undefined {
    const isOver = !row || row.life !== life || clock.now() - row.lastAt >= QUIET_MS || lastActivity() > row.lastAt
    return isOver ? undefined : row
  }

  return {
    /** Total failures so far. Compare two readings to see whether a renewal failed in between. */
    count: () => all,

    note(life: AbortSignal, error: unknown) {
      const now = clock.now()
      const { count = 0, firstAt = now } = current(life) ?? {}
      row = { life, error, count: count + 1, firstAt, lastAt: now }
      all += 1
    },

    forget: () => void (row = undefined),

    /**
     * Throws the failure that this call shares, if there is one.
     * @param seen `count()` when the call was made
     */
    share(life: AbortSignal, seen: number) {
      if (all > seen && row?.life === life) throw row.error
      const { count = 0, firstAt = 0, error } = current(life) ?? {}
      const isTooSoon = count === MOST_IN_A_ROW - 1 && clock.now() - firstAt < LAST_AFTER_MS
      if (count >= MOST_IN_A_ROW || isTooSoon) throw error
    },
  }
}
