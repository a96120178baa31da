import type { User } from '~/api/generated/types.gen'

import { hasHighestPlan, hasPlanToChoose } from './has-highest-plan'
import { plansLabel } from './plans-label'

export const PLANS_PAGE = '/subscription/upgrade'

export type LargerPlan = {
  /** There is no larger plan: the user is told so. */
  highest: boolean
  to: '/settings/billing' | typeof PLANS_PAGE
  label: 'subscription.plan.manage' | ReturnType<typeof plansLabel>
}

/** Where to send a user whose plan is full: to the plans or, if none can be chosen, to the subscription. */
export const largerPlanFor = (user: Pick<User, 'subscription_info'> | undefined): LargerPlan =>
  user && !hasPlanToChoose(user)
    ? { highest: hasHighestPlan(user), to: '/settings/billing', label: 'subscription.plan.manage' }
    : { highest: false, to: PLANS_PAGE, label: plansLabel(user) }

/** Whether there is another plan to choose. */
export const leadsToPlans = ({ to }: LargerPlan): boolean => to === PLANS_PAGE
