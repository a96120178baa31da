import type { Clock } from '~/platform/clock'

/** Queries try again by themselves, twice within about four seconds: all of them together may cost so many renewals. */
const MOST_IN_A_ROW = 3
/** The last of them is kept for the last try of the queries, three seconds after the first. */
const LAST_AFTER_MS = 2500
/** A row ends when nothing was tried for so long. */
const QUIET_MS = 10_000

type Row = { life: AbortSignal; error: unknown; count: number; firstAt: number; lastAt: number }

type Parts = {
  clock: Clock
  /** When the person last did something: what they ask for is always tried. */
  lastActivity: () => number
}

/** Renewals that failed without being refused (K12): who must share such a failure instead of trying once more (decision 10). */
export function createRenewalFailures({ clock, lastActivity }: Parts) {
  let row: Row | undefined
  let all = 0

  /** The failures that the next one would be added to. */
  function current(life: AbortSignal): Row | undefined {
    const isOver = !row || row.life !== life || clock.now() - row.lastAt >= QUIET_MS || lastActivity() > row.lastAt
    return isOver ? undefined : row
  }

  return {
    /** Failures until now: who remembers the number knows later whether there was one since. */
    count: () => all,

    note(life: AbortSignal, error: unknown) {
      const now = clock.now()
      const { count = 0, firstAt = now } = current(life) ?? {}
      row = { life, error, count: count + 1, firstAt, lastAt: now }
      all += 1
    },

    forget: () => void (row = undefined),

    /** Throws the failure that counts for this call too. @param seen the count when the call was made */
    share(life: AbortSignal, seen: number) {
      if (all > seen && row?.life === life) throw row.error
      const { count = 0, firstAt = 0, error } = current(life) ?? {}
      const isTooSoon = count === MOST_IN_A_ROW - 1 && clock.now() - firstAt < LAST_AFTER_MS
      if (count >= MOST_IN_A_ROW || isTooSoon) throw error
    },
  }
}
