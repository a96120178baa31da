import type { SubscriptionInfo, User } from '~/api/generated/types.gen'
import { planTypeOf } from '~/api/plan-name'

import { PLAN_TYPES } from './plan-types'

/** No plan is above it. */
const HIGHEST = PLAN_TYPES.at(-1)

type Subscriber = Pick<User, 'subscription_info'>

const isHighest = ({ current_plan }: SubscriptionInfo) => planTypeOf(current_plan?.name) === HIGHEST

/** Nothing is paid for yet, even if the server names a plan (K55). */
export const isTrial = ({ is_trial, billing_status }: SubscriptionInfo): boolean =>
  is_trial || billing_status === 'trial'

/** Only while it is paid for: a trial has not bought its plan, and a cancelled one ends. */
export const hasHighestPlan = ({ subscription_info: subscription }: Subscriber): boolean =>
  subscription?.is_trial === false && subscription.billing_status === 'active' && isHighest(subscription)

/** Whether the page of the plans has one to choose. If not, no link leads there, whatever `can_upgrade` says. */
export const hasPlanToChoose = ({ subscription_info: subscription }: Subscriber): boolean =>
  !subscription || isTrial(subscription) || !isHighest(subscription)
