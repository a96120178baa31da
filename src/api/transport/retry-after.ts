/** A server that asks for more is asked again by hand. Garbage and dates in the past are no delay (C125). */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** `Retry-After` in seconds or as an HTTP date, in milliseconds from now. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const text = header.trim()
  // Date.parse takes nearly anything for a date ('10', 'v2'): an HTTP date names its day first
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z][a-z]{2,8}, /.test(text) ? Date.parse(text) - now : NaN
  if (!(ms > 0)) return undefined
  return Math.min(ms, LONGEST_MS)
}
