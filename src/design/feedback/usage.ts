export type UsageLevel = 'success' | 'warning' | 'error'

/** Thresholds of B §9, in percent. */
const AMBER_FROM = 75
const RED_FROM = 90

type Usage = {
  level: UsageLevel
  /** To be written: whole hundredths, rounded down, since 89.9 % is not red yet. */
  share: number
  over: boolean
  /** Of the bar, in percent. */
  filled: number
}

/** 29 of 100 are not 28.999… % */
const ALMOST = 1e-9

/** `undefined` without a valid limit: missing, zero, negative or not a number (K50). */
export function usageOf(used: number, limit: number | null | undefined) {
  if (limit === null || limit === undefined || !Number.isFinite(limit) || limit <= 0 || !Number.isFinite(used))
    return undefined
  const percent = (Math.max(0, used) / limit) * 100
  const level: UsageLevel = percent >= RED_FROM ? 'error' : percent >= AMBER_FROM ? 'warning' : 'success'
  const share = Math.floor(percent + ALMOST) / 100
  return { level, share, over: used > limit, filled: Math.min(100, percent) } satisfies Usage
}
