import { planTypeOf } from '~/api/plan-name'

/** The order is the rank: an upgrade leads to a later plan. */
export const PLAN_TYPES = [
  'solo_starter',
  'solo_business',
  'solo_enterprise',
  'agency_starter',
  'agency_business',
  'agency_scale',
] as const

export type PlanType = (typeof PLAN_TYPES)[number]

type Suggestion = { recommended_plan?: string | null }

/**
 * The one plan that the server suggests, whatever the number of reasons (K60): the highest, which answers all of them.
 * A plan that is not ours is named as it is. Undefined without any.
 */
export function suggestedPlan(suggestions: readonly Suggestion[]): string | undefined {
  const names = suggestions.flatMap(({ recommended_plan: name }) => name?.trim() || [])
  const known = new Set(names.map(planTypeOf))
  return PLAN_TYPES.findLast((type) => known.has(type)) ?? names[0]
}
