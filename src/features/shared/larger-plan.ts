import type { User } from '~/api/generated/types.gen'

import { hasHighestPlan } from './has-highest-plan'
import { plansLabel } from './plans-label'

export type LargerPlan = {
  /** There is no larger plan: the user is told so. */
  highest: boolean
  to: '/settings/billing' | '/subscription/upgrade'
  label: 'subscription.plan.manage' | ReturnType<typeof plansLabel>
}

/** Where a user whose plan is full is led: to the plans or, on the highest plan, to the subscription. */
export const largerPlanFor = (user: Pick<User, 'subscription_info'> | undefined): LargerPlan =>
  user && hasHighestPlan(user)
    ? { highest: true, to: '/settings/billing', label: 'subscription.plan.manage' }
    : { highest: false, to: '/subscription/upgrade', label: plansLabel(user) }
