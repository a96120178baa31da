import type { User } from '~/api/generated/types.gen'
import { planTypeOf } from '~/api/plan-name'

/** No plan is above it (B §9). */
const HIGHEST = 'agency_scale'

/** Only while it is paid for: a trial has no plan of its own, and a cancelled one ends. */
export const hasHighestPlan = ({ subscription_info: subscription }: Pick<User, 'subscription_info'>): boolean =>
  subscription?.is_trial === false &&
  subscription.billing_status === 'active' &&
  planTypeOf(subscription.current_plan?.name) === HIGHEST
