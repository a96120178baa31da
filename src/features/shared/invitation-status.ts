import type { Invitation } from '~/api/generated/types.gen'
import { timeLeft } from '~/i18n/calendar-day'
import { DAY_MS } from '~/platform/durations'

/** An invitation that expires within them is marked, and a task. */
const SOON_MS = 3 * DAY_MS

/** A pending invitation whose time has passed is an expired one, whether or not the provider says so. */
export function statusNow({ status, expires_at }: Invitation, now: number, timeZone: string): string | undefined {
  const said = status?.trim() || undefined
  return said === 'pending' && (timeLeft(expires_at, now, timeZone) ?? 1) <= 0 ? 'expired' : said
}

/** Whether one that waits will expire within three days. */
export function expiresSoon({ expires_at }: Invitation, now: number, timeZone: string): boolean {
  const left = timeLeft(expires_at, now, timeZone) ?? 0
  return left > 0 && left <= SOON_MS
}
