import type { User } from '~/api/generated/types.gen'

/** What the way to the plans is called: a trial has no plan of its own that could be changed. */
export const plansLabel = (user: Pick<User, 'subscription_info'> | undefined) =>
  user?.subscription_info?.is_trial === true ? 'frame.trial.choosePlan' : 'navigation.upgrade'
