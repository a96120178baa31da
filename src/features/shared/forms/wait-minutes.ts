import { MINUTE_MS } from '~/platform/clock'

const LONGEST = 24 * 60

/** Minutes to wait, from `Retry-After`. Undefined when missing or unreasonable (LOG-25). */
export function waitMinutes(retryAfterMs: number | undefined): number | undefined {
  if (retryAfterMs === undefined || !(retryAfterMs > 0)) return undefined
  const minutes = Math.ceil(retryAfterMs / MINUTE_MS)
  return minutes <= LONGEST ? minutes : undefined
}
