import { MINUTE_MS } from '~/platform/clock'

const LONGEST = 24 * 60

/** Minutes the server asks to wait, when it says so and it makes sense (LOG-25). */
export function waitMinutes(retryAfterMs: number | undefined): number | undefined {
  if (retryAfterMs === undefined || !(retryAfterMs > 0)) return undefined
  const minutes = Math.ceil(retryAfterMs / MINUTE_MS)
  return minutes <= LONGEST ? minutes : undefined
}
