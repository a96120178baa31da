import type { Invitation } from '~/api/generated/types.gen'
import { timeLeft } from '~/i18n/dates'
import { DAY_MS } from '~/platform/clock'

/** An invitation that expires within this time is marked and listed as a task. */
const SOON_MS = 3 * DAY_MS

/** A pending invitation whose time has passed counts as expired, whatever the provider says. */
export function statusNow({ status, expires_at }: Invitation, now: number, timeZone: string): string | undefined {
  const said = status?.trim() || undefined
  return said === 'pending' && (timeLeft(expires_at, now, timeZone) ?? 1) <= 0 ? 'expired' : said
}

/** Whether a pending invitation expires within three days. */
export function expiresSoon({ expires_at }: Invitation, now: number, timeZone: string): boolean {
  const left = timeLeft(expires_at, now, timeZone) ?? 0
  return left > 0 && left <= SOON_MS
}
