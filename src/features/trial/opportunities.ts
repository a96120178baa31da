import type { UpgradeOpportunity } from '~/api/generated/types.gen'
import type { PlainMessageId } from '~/i18n/messages'

const REASONS = new Map<string, PlainMessageId>([
  ['trial_ending', 'subscription.opportunities.trial'],
  ['users_limit', 'subscription.opportunities.users'],
  ['brands_limit', 'subscription.opportunities.brands'],
])

/** No field is documented (TRI-14): the known types have a reason in our words. */
export const reasonOf = ({ type }: UpgradeOpportunity): PlainMessageId | undefined => REASONS.get(type ?? '')
