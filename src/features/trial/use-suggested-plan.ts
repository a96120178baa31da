import type { User } from '~/api/generated/types.gen'
import { suggestedPlan, type TrialState } from '~/features/shared/plan/plans'
import { useSectionQuery } from '~/features/shared/queries/QuerySection'

import { asksForSuggestions } from './OpportunitiesCard'
import { upgradeOpportunitiesOptions } from './trial-status'

/** The plan that the billing page suggests (K60); undefined without any, null until the server has answered. */
export function useSuggestedPlan(user: User, trial: TrialState): string | null | undefined {
  const enabled = asksForSuggestions(user, trial)
  const { data, isPending } = useSectionQuery({ ...upgradeOpportunitiesOptions(), enabled })
  if (!enabled) return undefined
  return isPending ? null : suggestedPlan(data?.upgrade_opportunities ?? [])
}
