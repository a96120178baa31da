import type { User } from '~/api/generated/types.gen'

import { hasHighestPlan } from './has-highest-plan'
import { plansLabel } from './plans-label'

export type WayToMore = {
  /** No plan has more: the user is told so. */
  highest: boolean
  to: '/settings/billing' | '/subscription/upgrade'
  label: 'navigation.subscription' | ReturnType<typeof plansLabel>
}

/** Where users with a full plan find help: at the plans or, from the highest one, at their subscription. */
export const wayToMore = (user: Pick<User, 'subscription_info'> | undefined): WayToMore =>
  user && hasHighestPlan(user)
    ? { highest: true, to: '/settings/billing', label: 'navigation.subscription' }
    : { highest: false, to: '/subscription/upgrade', label: plansLabel(user) }
