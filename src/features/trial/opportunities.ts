import type { UpgradeOpportunity } from '~/api/generated/types.gen'
import type { PlainMessageId } from '~/i18n/messages'

const REASONS = new Map<string, PlainMessageId>([
  ['trial_ending', 'subscription.opportunities.trial'],
  ['users_limit', 'subscription.opportunities.users'],
  ['brands_limit', 'subscription.opportunities.brands'],
])

/** No field is documented (TRI-14): a reason in words is the server's; the known types have one of ours. */
export const reasonOf = ({ type }: UpgradeOpportunity): PlainMessageId =>
  REASONS.get(type ?? '') ?? 'subscription.opportunities.unknown'

/** `agency_business` is the plan 'Agency Business'. */
export const planName = (planType: string): string =>
  planType
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
