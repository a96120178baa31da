import type { SubscriptionInfo, UpgradeOpportunity, User } from '~/api/generated/types.gen'
import { nearLimits } from '~/features/shared/near-limit'
import type { TrialState } from '~/features/shared/trial-state'
import type { PlainMessageId } from '~/i18n/messages'

import { asksAboutTrial } from './trial-queries'

const REASONS = new Map<string, PlainMessageId>([
  ['trial_ending', 'subscription.opportunities.trial'],
  ['users_limit', 'subscription.opportunities.users'],
  ['brands_limit', 'subscription.opportunities.brands'],
])

/** No field is documented (TRI-14): the known types have a reason in our words. The reason may be such a type. */
export const reasonOf = ({ type, reason }: UpgradeOpportunity): PlainMessageId | undefined =>
  REASONS.get(type ?? '') ?? REASONS.get(reason ?? '')

/** The provider's words; undefined for a code. */
export const wordsOf = ({ reason }: UpgradeOpportunity): string | null | undefined =>
  REASONS.has(reason ?? '') ? undefined : reason

const IN_ORDER: ReadonlySet<string> = new Set(['active', 'trial'])

/** Whether a plan can suit at all: not while a payment is late, after a cancellation or after the trial. */
const isInOrder = ({ billing_status }: Pick<SubscriptionInfo, 'billing_status'>, trial: TrialState): boolean =>
  IN_ORDER.has(billing_status) && trial.kind !== 'expired'

/** Whether the pages of the subscription show what the server suggests. */
export const asksForSuggestions = (user: User, trial: TrialState): boolean =>
  asksAboutTrial(user) && !!user.subscription_info && isInOrder(user.subscription_info, trial)

export type OwnReason = {
  label: PlainMessageId
  figures?: { id: `data.limit.${'users' | 'brands'}.used`; values: { used: number; most: number } }
}

/** Reasons for another plan that need no answer: the last week of the trial, and the limits of the plan. */
export function ownReasons({ company_info: company }: Pick<User, 'company_info'>, trial: TrialState): OwnReason[] {
  const ending = trial.kind !== 'none' && trial.urgency !== 'low'
  return [
    ...(ending ? [{ label: 'subscription.opportunities.trial' as const }] : []),
    ...nearLimits(company?.slots).map(({ of, used, limit: most }): OwnReason => ({
      label: used >= most ? `data.limit.${of}` : `subscription.opportunities.${of}`,
      figures: { id: `data.limit.${of}.used`, values: { used, most } },
    })),
  ]
}
