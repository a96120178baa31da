export type UsageLevel = 'success' | 'warning' | 'error'

/** Thresholds in percent. */
const AMBER_FROM = 75
const RED_FROM = 90

type Usage = {
  limit: number
  level: UsageLevel
  /** To be written: whole hundredths, rounded down, since 89.9 % is not red yet. Counts what is reserved. */
  share: number
  /** The same of what is used alone. */
  usedShare: number
  over: boolean
  /** Of the bar, in percent. */
  filled: number
  /** Of the bar, in percent, after what is filled. */
  alsoReserved: number
}

/** 29 of 100 are not 28.999… % */
const ALMOST = 1e-9

/** Not without one: missing, zero, negative or not a number (K50). */
export const hasLimit = (limit: number | null | undefined): limit is number =>
  Number.isFinite(limit) && Number(limit) > 0

const shareOf = (percent: number) => Math.floor(percent + ALMOST) / 100

/**
 * `undefined` without a valid limit, and for a usage that is not known.
 * @param reserved what is neither used nor free: it counts in level and share
 */
export function usageOf(used: number | null, limit: number | null | undefined, reserved = 0) {
  if (used === null || !hasLimit(limit) || !Number.isFinite(used)) return undefined
  const percentOf = (count: number) => (Math.max(0, count) / limit) * 100
  const percent = percentOf(used + reserved)
  const level: UsageLevel = percent >= RED_FROM ? 'error' : percent >= AMBER_FROM ? 'warning' : 'success'
  const filled = Math.min(100, percentOf(used))
  return {
    limit,
    level,
    share: shareOf(percent),
    usedShare: shareOf(percentOf(used)),
    over: used > limit,
    filled,
    alsoReserved: Math.min(100, percent) - filled,
  } satisfies Usage
}
