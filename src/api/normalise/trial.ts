import { isObject, own } from '~/platform/json'

import type {
  CheckoutSession,
  TrialEvent,
  TrialEvents,
  TrialStatus,
  UpgradeOpportunities,
} from '../generated/types.gen'
import { listUnder, maybe, toCount, toFlag, toNumber, toTextOrNull, undocumented } from './primitives'

const normaliseEvent = (value: unknown): TrialEvent | null =>
  isObject(value)
    ? undocumented(value, {
        id: maybe.key,
        event_type: maybe.text,
        description: maybe.textOrNull,
        created_at: maybe.text,
      })
    : null

/** The days left have two names: the first that holds a finite number counts (K22). */
const daysRemaining = (value: unknown) =>
  toNumber(own(value, 'days_remaining')) ?? toNumber(own(value, 'trial_days_remaining'))

export function normaliseTrialStatus(value: unknown): TrialStatus {
  const events = listUnder(own(value, 'events'), 'results', normaliseEvent)
  const days = daysRemaining(value)
  return {
    is_trial: toFlag(own(value, 'is_trial')),
    trial_expires_at: toTextOrNull(own(value, 'trial_expires_at')),
    days_remaining: days,
    trial_days_remaining: days,
    events_count: toNumber(own(value, 'events_count')) === null ? events.length : toCount(own(value, 'events_count')),
    events,
  }
}

export const normaliseTrialEvents = (value: unknown): TrialEvents => ({
  events: listUnder(value, 'events', normaliseEvent),
})

export const normaliseExtendedTrial = (value: unknown) =>
  undocumented(value, {
    is_trial: maybe.flag,
    trial_expires_at: maybe.textOrNull,
    days_remaining: maybe.numberOrNull,
  })

export const normaliseCheckout = (value: unknown): CheckoutSession => ({
  checkout_url: toTextOrNull(own(value, 'checkout_url')),
  session_id: toTextOrNull(own(value, 'session_id')),
  amount: toNumber(own(value, 'amount')),
})

export const normaliseOpportunities = (value: unknown): UpgradeOpportunities => ({
  upgrade_opportunities: listUnder(value, 'upgrade_opportunities', (entry) =>
    isObject(entry)
      ? undocumented(entry, { type: maybe.text, reason: maybe.textOrNull, recommended_plan: maybe.textOrNull })
      : null,
  ),
})
