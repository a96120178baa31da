import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { planByType, PLANS, standingOf, type Usage } from '~/features/subscription/plan-catalogue'
import { adviceFor, familiesFor, needsOf } from '~/features/subscription/PlanFinder'

const present = (planType: string | undefined, inTrial = false) => {
  const current = planByType(planType)
  return (plan: (typeof PLANS)[number]) => standingOf(plan, current, inTrial)
}

const facts = (planType: string | undefined, brands: number | null, users: number | null) => ({
  standing: present(planType),
  suggested: undefined,
  usage: { brands, users },
  needs: undefined,
  settles: false,
})

const upTo = (max: number) => fc.integer({ min: 0, max })

describe('the advice', () => {
  it.each(PLANS)('leaves a company that fits into $name with it (PLN-08, PLN-32, K60)', (plan) => {
    fc.assert(
      fc.property(upTo(plan.brandsLimit), upTo(plan.usersLimit), (brands, users) => {
        const advice = adviceFor(facts(plan.planType, brands, users))
        expect(advice).toEqual({
          enough: plan,
          unknown: false,
          isPresent: true,
          badge: undefined,
          emphasised: undefined,
        })
      }),
    )
  })

  it.each([
    ['solo_business', 1, 26, 'solo_enterprise'],
    ['solo_starter', 1, 3, 'solo_business'],
    ['solo_starter', 2, 1, 'agency_starter'],
    ['solo_business', 2, 1, 'agency_starter'],
    ['agency_starter', 3, 6, 'agency_business'],
    ['agency_business', 26, 1, 'agency_scale'],
    [undefined, 1, 3, 'solo_business'],
    [undefined, 47, 85, 'agency_scale'],
    ['agency_scale', 101, 1, undefined],
  ])(
    'for %s with %s brands and %s users is %s, of its own family first (PLN-32, K60)',
    (planType, brands, users, to) => {
      const { enough, isPresent, badge, emphasised } = adviceFor(facts(planType, brands, users))
      expect(enough?.planType).toBe(to)
      expect(isPresent).toBe(false)
      expect(badge).toEqual(to && { plan: planByType(to), suggested: false })
      expect(emphasised?.planType).toBe(to)
    },
  )

  it('is the plan that the server suggests, with one badge, and no button before its answer (K60)', () => {
    const known = facts('solo_business', 1, 4)
    const advice = adviceFor({ ...known, suggested: planByType('agency_business') })
    expect(advice.badge).toEqual({ plan: planByType('agency_business'), suggested: true })
    expect(advice.emphasised?.planType).toBe('agency_business')
    // a plan that cannot be chosen is no advice
    expect(adviceFor({ ...known, suggested: planByType('solo_starter') }).emphasised).toBeUndefined()
    expect(adviceFor({ ...facts(undefined, 1, 1), suggested: null })).toMatchObject({
      badge: undefined,
      emphasised: undefined,
    })
  })

  it('follows what the user asks for, before what the server suggests (PLN-32)', () => {
    const asked = {
      ...facts('solo_starter', 1, 1),
      suggested: planByType('solo_business'),
      needs: { brands: 12, users: 8 },
    }
    expect(adviceFor(asked).emphasised?.planType).toBe('agency_business')
    expect(adviceFor(asked).badge).toEqual({ plan: planByType('agency_business'), suggested: false })
    expect(adviceFor({ ...asked, needs: { brands: 1, users: 2 } }).emphasised).toBeUndefined()
  })

  it('is none while a payment is late or a subscription can be resumed (PLN-32, SUB-14)', () => {
    const advice = adviceFor({ ...facts('agency_starter', 3, 6), suggested: planByType('agency_scale'), settles: true })
    expect(advice).toMatchObject({ badge: undefined, emphasised: undefined })
  })

  it('is a popular plan, without a badge, where the usage is not known (PLN-07, K60)', () => {
    const advice = adviceFor(facts(undefined, null, 3))
    expect(advice.emphasised?.isPopular).toBe(true)
    expect(advice.badge).toBeUndefined()
    // nothing is known to be enough until the user asks for something
    expect(advice).toMatchObject({ unknown: true, enough: undefined })
    const asked = adviceFor({ ...facts(undefined, null, 3), needs: { brands: 2, users: 3 } })
    expect(asked).toMatchObject({ unknown: false, enough: planByType('agency_starter') })
    expect(needsOf({ brands: null, users: 0 })).toEqual({ brands: 1, users: 1 })
  })
})

/** In the order of display; those on demand are in brackets. */
const shown = (usage: Usage, own?: 'solo' | 'agency', resumes = false) =>
  familiesFor(usage, own, resumes).map(({ family, folded }) => (folded ? `(${family})` : family))

describe('the families of plans', () => {
  it('are shown on demand where no plan has room for today’s usage (PLN-05)', () => {
    expect(shown({ brands: 1, users: 4 })).toEqual(['solo', 'agency'])
    expect(shown({ brands: 3, users: 4 }, 'agency')).toEqual(['agency', '(solo)'])
    expect(shown({ brands: 47, users: 85 })).toEqual(['agency', '(solo)'])
    expect(shown({ brands: 1, users: 4 }, 'agency')).toEqual(['agency', 'solo'])
    expect(shown({ brands: null, users: null })).toEqual(['solo', 'agency'])
  })

  it('are never all folded, and never the company’s own (PLN-05)', () => {
    expect(shown({ brands: 120, users: 1 })).toEqual(['solo', 'agency'])
    expect(shown({ brands: 3, users: 1 }, 'solo')).toEqual(['solo', 'agency'])
    expect(shown({ brands: 120, users: 1 }, 'agency')).toEqual(['agency', '(solo)'])
  })

  it('show the one to resume first, the other on demand (SUB-14)', () => {
    expect(shown({ brands: 1, users: 1 }, 'solo', true)).toEqual(['solo', '(agency)'])
    expect(shown({ brands: 1, users: 1 }, 'agency', true)).toEqual(['agency', '(solo)'])
  })
})
