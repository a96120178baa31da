import type { SubscriptionInfo, TrialStatus } from '~/api/generated/types.gen'

export type TrialUrgency = 'critical' | 'high' | 'medium' | 'low'

/** What the two answers that speak of a trial have in common, each field as it may arrive. */
export type TrialFields = Pick<Partial<TrialStatus>, 'is_trial' | 'trial_expires_at' | 'days_remaining'> &
  Pick<Partial<SubscriptionInfo>, 'trial_days_remaining'>

export type TrialState =
  | { kind: 'none' }
  | { kind: 'expired'; urgency: 'critical'; endsAt: string | null }
  | { kind: 'ends-today'; urgency: 'critical'; endsAt: string }
  | { kind: 'days-left'; urgency: TrialUrgency; days: number; endsAt: string | null }

const NONE: TrialState = { kind: 'none' }

/** B §4, §9. */
export function urgencyOf(days: number): TrialUrgency {
  if (days <= 1) return 'critical'
  if (days <= 3) return 'high'
  return days <= 7 ? 'medium' : 'low'
}

/** K22: the first finite number. */
export const daysLeft = ({ days_remaining, trial_days_remaining }: TrialFields): number | null =>
  [days_remaining, trial_days_remaining].find((days) => typeof days === 'number' && Number.isFinite(days)) ?? null

/** B §4: in trial with seven days or fewer. */
export function needsUpgrade(trial: TrialFields): boolean {
  const days = daysLeft(trial)
  return trial.is_trial === true && days !== null && days <= 7
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** The calendar day of an instant where the user is: `2026-03-16`. */
function dayOf(time: number, timeZone: string): string {
  const dateParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-CA', { ...dateParts, timeZone }).format(time)
  } catch {
    // a time zone the browser does not know (C295)
    return new Intl.DateTimeFormat('en-CA', { ...dateParts, timeZone: 'Europe/Paris' }).format(time)
  }
}

type End = { today: boolean; ahead: boolean }

function endOf(expiresAt: string | null, now: number, timeZone: string): End | undefined {
  const end = Date.parse(expiresAt ?? '')
  if (expiresAt === null || Number.isNaN(end)) return undefined
  const today = dayOf(now, timeZone)
  // a day without a time lasts until it is over
  if (DAY_ONLY.test(expiresAt)) return { today: expiresAt === today, ahead: expiresAt >= today }
  return { today: dayOf(end, timeZone) === today, ahead: end > now }
}

/**
 * What is said of a trial. Days left above 0, or 'ends today' on its last day, even at 0 days (B §4, K21); a trial that
 * is known to be over is 'expired'; one that tells nothing is not shown.
 */
export function trialStateOf(trial: TrialFields, now: number, timeZone: string): TrialState {
  if (trial.is_trial !== true) return NONE
  const days = daysLeft(trial)
  const endsAt = trial.trial_expires_at ?? null
  const end = endOf(endsAt, now, timeZone)

  if (endsAt !== null && end?.today && end.ahead) return { kind: 'ends-today', urgency: 'critical', endsAt }
  if (days !== null && days > 0)
    return { kind: 'days-left', urgency: urgencyOf(days), days: Math.ceil(days), endsAt: end ? endsAt : null }
  const over = days !== null || end?.ahead === false
  return over ? { kind: 'expired', urgency: 'critical', endsAt: end ? endsAt : null } : NONE
}
