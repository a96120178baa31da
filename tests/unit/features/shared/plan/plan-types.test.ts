import { describe, expect, it } from 'vitest'

import { suggestedPlan } from '~/features/shared/plan/plan-limits'

const suggestions = (...plans: (string | null | undefined)[]) =>
  plans.map((recommended_plan) => (recommended_plan === undefined ? {} : { recommended_plan }))

describe('the plan that the server suggests (TRI-10, K60)', () => {
  it('is the highest, for any number of reasons', () => {
    expect(suggestedPlan(suggestions('agency_starter', 'Solo Business', undefined))).toBe('agency_starter')
  })

  it('keeps its name if it is not ours', () => {
    expect(suggestedPlan(suggestions(null, ' Sur mesure '))).toBe('Sur mesure')
    expect(suggestedPlan(suggestions('Sur mesure', 'solo_starter'))).toBe('solo_starter')
  })

  it('is none without a name', () => {
    expect(suggestedPlan(suggestions(undefined, null, '  '))).toBeUndefined()
    expect(suggestedPlan([])).toBeUndefined()
  })
})
