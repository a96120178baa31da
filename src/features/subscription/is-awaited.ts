import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { planTypeOf } from '~/api/names'
import { isTrial, PLAN_TYPES } from '~/features/shared/plan/plans'

/** What the answers say, whatever they leave out. */
export type Answered = Partial<Pick<SubscriptionInfo, 'billing_status' | 'current_plan'>> & {
  is_trial?: boolean | null
}

const rankOf = (planType: string | undefined) => PLAN_TYPES.findIndex((type) => type === planType)

/**
 * Whether what was paid for is not there yet: a trial still runs, or the plan is one of ours of lower rank. One
 * above it shows that the payment is an earlier one.
 */
export function isAwaited({ is_trial, billing_status = '', current_plan }: Answered, planType: string | undefined) {
  if (isTrial({ is_trial: is_trial === true, billing_status })) return true
  const named = rankOf(planTypeOf(current_plan?.name))
  return named >= 0 && named < rankOf(planType)
}
