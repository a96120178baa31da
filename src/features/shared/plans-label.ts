import type { User } from '~/api/generated/types.gen'

/** Label of the link to the plans. A trial says 'choose', because it has no plan to change. */
export const plansLabel = (user: Pick<User, 'subscription_info'> | undefined) =>
  user?.subscription_info?.is_trial === true ? 'frame.trial.choosePlan' : 'navigation.upgrade'
