import type { SubscriptionInfo, UpgradeOpportunity } from '~/api/generated/types.gen'
import type { TrialState } from '~/features/shared/trial-state'
import type { PlainMessageId } from '~/i18n/messages'

const REASONS = new Map<string, PlainMessageId>([
  ['trial_ending', 'subscription.opportunities.trial'],
  ['users_limit', 'subscription.opportunities.users'],
  ['brands_limit', 'subscription.opportunities.brands'],
])

/** No field is documented (TRI-14): the known types have a reason in our words. */
export const reasonOf = ({ type }: UpgradeOpportunity): PlainMessageId | undefined => REASONS.get(type ?? '')

const IN_ORDER: ReadonlySet<string> = new Set(['active', 'trial'])

/** Whether a plan can suit at all: not while a payment is late, after a cancellation or after the trial. */
export const isInOrder = ({ billing_status }: Pick<SubscriptionInfo, 'billing_status'>, trial: TrialState): boolean =>
  IN_ORDER.has(billing_status) && trial.kind !== 'expired'
