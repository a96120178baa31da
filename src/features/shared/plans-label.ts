import type { User } from '~/api/generated/types.gen'

import { isTrial } from './has-highest-plan'

/** Label of the link to the plans. A trial, or a company without a plan, has none to change: it chooses one. */
export function plansLabel(user: Pick<User, 'subscription_info'> | undefined) {
  const subscription = user?.subscription_info
  const has = !subscription || (!isTrial(subscription) && subscription.current_plan?.name)
  return has ? 'navigation.upgrade' : 'frame.trial.choosePlan'
}
