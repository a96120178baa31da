import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { BILLING_AREA, FRESHNESS } from '~/api/freshness'
import { detectUpgradeOptions, listTrialEventsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { SubscriptionInfo, TrialStatus, User } from '~/api/generated/types.gen'
import { WarningIcon } from '~/design/icons/first-icons'
import { ClockIcon } from '~/design/icons/icons'
import { useNow } from '~/features/shared/Moment'
import { usePaymentUnderway } from '~/features/shared/plan/payment-underway'
import { endsSoon, isCancelled, isTrial, type TrialState, type TrialUrgency } from '~/features/shared/plan/plan-limits'
import { useSectionQuery } from '~/features/shared/queries/QuerySection'
import { userReads } from '~/features/shared/user/current-user'
import { calendarDay, timeLeft, useTimeZone } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { isCompanyAdmin } from '~/permissions/permissions'
import { MINUTE_MS, DAY_MS } from '~/platform/clock'

/** The fields that both answers about a trial share, as they may arrive. */
export type TrialFields = Pick<Partial<TrialStatus>, 'is_trial' | 'trial_expires_at' | 'days_remaining'> &
  Pick<Partial<SubscriptionInfo>, 'trial_days_remaining'>

/**
 * The answer about the trial, completed by the subscription of the user. Days left come from the answer that has the
 * end date, because one of the two may be older.
 */
export function knownTrial(status: TrialFields = {}, subscription?: TrialFields | null): TrialFields {
  const days = daysLeft(status)
  return {
    is_trial: status.is_trial ?? subscription?.is_trial ?? null,
    trial_expires_at: status.trial_expires_at ?? subscription?.trial_expires_at ?? null,
    days_remaining: days ?? (status.trial_expires_at ? null : daysLeft(subscription ?? {})),
  }
}

const NONE: TrialState = { kind: 'none' }
const ACTIVATING: TrialState = { kind: 'activating', urgency: 'low', endsAt: null }

export function urgencyOf(days: number): TrialUrgency {
  if (days <= 1) return 'critical'
  if (days <= 3) return 'high'
  return days <= 7 ? 'medium' : 'low'
}

/** The first finite number (K22). */
export const daysLeft = ({ days_remaining, trial_days_remaining }: TrialFields): number | null =>
  [days_remaining, trial_days_remaining].find((days) => typeof days === 'number' && Number.isFinite(days)) ?? null

type End = {
  at: string
  ahead: boolean
  /** Midnights until the end, in the user's time zone: 0 is today, 1 is tomorrow. */
  nights: number
}

function endOf(expiresAt: string | null | undefined, now: number, timeZone: string): End | undefined {
  const left = timeLeft(expiresAt, now, timeZone)
  const [day, today] = [calendarDay(expiresAt, timeZone), calendarDay(now, timeZone)]
  if (typeof expiresAt !== 'string' || left === undefined || day === undefined || today === undefined) return undefined
  return { at: expiresAt, nights: (day - today) / DAY_MS, ahead: left > 0 }
}

/** From this many days on, they are believed even after the end date: an outdated answer may count one day. */
const SURELY_LEFT = 2

/**
 * The end date decides whether the trial ends today. Otherwise the days left that the server sends count. After the end
 * date, one day left is an outdated answer; two or more mean that the clock of this device is wrong.
 */
export function trialStateOf(trial: TrialFields, now: number, timeZone: string): TrialState {
  if (trial.is_trial !== true) return NONE
  const days = daysLeft(trial)
  const end = endOf(trial.trial_expires_at, now, timeZone)

  if (!end) {
    if (days === null) return NONE
    return days > 0 ? daysLeftOf(days, null) : { kind: 'expired', urgency: 'critical', endsAt: null }
  }
  if (!end.ahead) {
    if (days !== null && days >= SURELY_LEFT) return daysLeftOf(days, end.at)
    return { kind: 'expired', urgency: 'critical', endsAt: end.at }
  }
  if (end.nights === 0) return { kind: 'ends-today', urgency: 'critical', endsAt: end.at }
  if (days !== null && days > 0) return daysLeftOf(days, end.at)
  // a server that rounds down has no days left by now
  if (end.nights === 1) return { kind: 'ends-tomorrow', urgency: 'critical', endsAt: end.at }
  return days === null ? daysLeftOf(end.nights, end.at) : NONE
}

const daysLeftOf = (days: number, endsAt: string | null): TrialState => ({
  kind: 'days-left',
  urgency: urgencyOf(days),
  days: Math.ceil(days),
  endsAt,
})

export type ShownTrial = Exclude<TrialState, { kind: 'none' }>

/** Colour repeats what icon and words say. */
export const TRIAL_LOOK: Record<TrialUrgency, { Icon: typeof ClockIcon; tone: 'neutral' | 'warning' | 'error' }> = {
  low: { Icon: ClockIcon, tone: 'neutral' },
  medium: { Icon: ClockIcon, tone: 'warning' },
  high: { Icon: WarningIcon, tone: 'warning' },
  critical: { Icon: WarningIcon, tone: 'error' },
}

/** Days left, or 'ends today at 23:00', plus the end date. */
export function useTrialWords(trial: ShownTrial): { words: string; end?: string } {
  const intl = useIntl()
  const formats = useFormats()
  if (trial.kind === 'expired') return { words: intl.formatMessage({ id: 'frame.trial.ended' }) }
  if (trial.kind === 'activating') return { words: intl.formatMessage({ id: 'subscription.activating' }) }
  const words =
    trial.kind === 'days-left'
      ? intl.formatMessage({ id: 'frame.trial.daysLeft' }, { days: trial.days })
      : intl.formatMessage({ id: 'frame.trial.endsSoon' }, endsSoon(trial.kind, trial.endsAt, formats))
  if (trial.endsAt === null) return { words }
  return { words, end: intl.formatMessage({ id: 'frame.trial.until' }, { date: formats.date(trial.endsAt) }) }
}

/** The user has a subscription and no trial: an older answer about the trial no longer counts. */
const hasLeftTrial = (subscription: SubscriptionInfo | null | undefined): boolean =>
  !!subscription?.billing_status && !isTrial(subscription)

/**
 * The trial of the user's company. Only company admins may query it. Until the answer arrives, and for what it leaves
 * out, the user's own fields are used. Without a user there is no trial, and none in one that was cancelled. A payment
 * that is underway stands for it.
 */
export function useTrial(user: User | undefined): TrialState {
  const timeZone = useTimeZone()
  const now = useNow()
  const { current, trial: query } = userReads()
  const { data: status, dataUpdatedAt } = useSectionQuery({ ...query, enabled: isCompanyAdmin(user) })
  const userAt = useQueryClient().getQueryState(current.queryKey)?.dataUpdatedAt ?? 0
  const payment = usePaymentUnderway(user)
  const subscription = user?.subscription_info
  const known = knownTrial(status, subscription)
  // once it has ended, whatever the server calls it by then
  const { trial_expires_at = null } = known
  const ended = isTrial({ ...subscription, trial_expires_at }) && (timeLeft(trial_expires_at, now, timeZone) ?? 1) <= 0
  const over = isCancelled(subscription) || (userAt > dataUpdatedAt && hasLeftTrial(subscription))
  const trial = over ? NONE : trialStateOf(ended ? { ...known, is_trial: true } : known, now, timeZone)
  return trial.kind !== 'none' && payment ? ACTIVATING : trial
}

/** On the settings pages, the history is refetched sooner than elsewhere. */
const EVENTS_FRESH_MS = MINUTE_MS

/** Belongs to the billing area; a freshness by operation takes precedence over the area's. */
export const trialEventsOptions = () => ({
  ...listTrialEventsOptions(),
  ...BILLING_AREA,
  ...FRESHNESS.listTrialEvents,
  staleTime: EVENTS_FRESH_MS,
})

export const upgradeOpportunitiesOptions = () => ({
  ...detectUpgradeOptions(),
  ...BILLING_AREA,
  ...FRESHNESS.detectUpgrade,
})
