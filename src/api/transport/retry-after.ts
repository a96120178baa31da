import { DAY_MS } from '~/platform/clock'

/** A longer delay counts as 24 h (C125). */
const LONGEST_MS = DAY_MS

/** `Retry-After` (seconds or HTTP date) as milliseconds from now. Undefined for invalid values and past dates. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const text = header.trim()
  // Date.parse accepts almost anything ('10', 'v2'); an HTTP date starts with its weekday
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z][a-z]{2,8}, /.test(text) ? Date.parse(text) - now : NaN
  if (!(ms > 0)) return undefined
  return Math.min(ms, LONGEST_MS)
}
