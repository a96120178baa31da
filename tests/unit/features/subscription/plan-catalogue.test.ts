import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { plans as sandboxPlans } from '#mocks/domain/plans.ts'
import { planName } from '~/api/names'
import { hasHighestPlan, hasPlanToChoose } from '~/features/shared/plan/plan-limits'
import {
  exceeds,
  isBelow,
  isChoosable,
  newFeatures,
  newFirst,
  planByName,
  planByType,
  PLANS,
  smallerOf,
  smallestFor,
  standingOf,
  type Plan,
} from '~/features/subscription/plan-catalogue'

const plan = (planType: string): Plan => {
  const found = planByType(planType)
  if (!found) throw new Error(`No plan is called ${planType}`)
  return found
}

describe('the catalogue', () => {
  it('is the table of B §9, in the order of the ranks (PLN-07, PLN-08, PLN-12, PLN-33)', () => {
    expect(
      PLANS.map(({ planType, price, brandsLimit, usersLimit, isPopular, isEnterprise }) =>
        [planType, price, brandsLimit, usersLimit, isPopular && 'popular', isEnterprise && 'enterprise']
          .filter((cell) => cell !== false)
          .join(' '),
      ),
    ).toEqual([
      'solo_starter 40 1 2',
      'solo_business 95 1 25 popular',
      'solo_enterprise 250 1 100 enterprise',
      'agency_starter 80 5 5',
      'agency_business 180 25 25 popular',
      'agency_scale 450 100 100 enterprise',
    ])
  })

  it('offers what the sandbox sells (PLN-08)', () => {
    expect(PLANS.map(({ planType, name, price }) => ({ planType, name, price }))).toEqual(
      sandboxPlans.map(({ type, name, price }) => ({ planType: type, name, price })),
    )
  })

  it('has in each plan of a family what the smaller ones hold (PLN-09, PLN-35)', () => {
    for (const family of ['solo', 'agency']) {
      const members = PLANS.filter(({ category }) => category === family)
      members.slice(1).forEach(({ features }, index) => {
        expect(features).toEqual(expect.arrayContaining([...(members[index]?.features ?? [])]))
      })
    }
    expect(plan('solo_business').features).toContain('crm')
    expect(plan('agency_business').features).toContain('whiteLabel')
    expect(plan('agency_scale').features).toEqual(expect.arrayContaining(['api', 'accountManager']))
  })
})

describe('the smallest plan', () => {
  it.each([
    [1, 1, 'solo_starter'],
    [1, 3, 'solo_business'],
    [1, 6, 'solo_business'],
    [1, 26, 'solo_enterprise'],
    [2, 1, 'agency_starter'],
    [6, 1, 'agency_business'],
    [47, 85, 'agency_scale'],
    [101, 1, undefined],
    [null, 1, undefined],
    [1, null, undefined],
  ])('for %s brands and %s users is %s (PLN-08, PLN-32)', (brands, users, planType) => {
    expect(smallestFor({ brands, users })?.planType).toBe(planType)
  })

  it('has room, and no plan of lower rank has (PLN-32)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }), (brands, users) => {
        const found = smallestFor({ brands, users })
        const enough = PLANS.filter((one) => !exceeds({ brands, users }, one))
        expect(found === undefined).toBe(enough.length === 0)
        for (const one of enough)
          expect(PLANS.indexOf(one)).toBeGreaterThanOrEqual(found ? PLANS.indexOf(found) : Infinity)
      }),
    )
  })
})

describe('the features of a plan', () => {
  it('are those of the next smaller one of its family, and new ones (PLN-06, PLN-09)', () => {
    expect(smallerOf(plan('solo_starter'))).toBeUndefined()
    expect(smallerOf(plan('agency_starter'))).toBeUndefined()
    expect(smallerOf(plan('agency_scale'))?.planType).toBe('agency_business')
    expect(newFeatures(plan('agency_scale'), plan('agency_business'))).toEqual(['api', 'accountManager'])
    expect(newFeatures(plan('solo_enterprise'), plan('solo_business'))).toEqual([])
  })

  it('begin with what the present plan lacks, and are all there once (PLN-16)', () => {
    for (const present of [undefined, ...PLANS])
      for (const one of PLANS) {
        const features = newFirst(one, present)
        expect(features.toSorted()).toEqual([...one.features].toSorted())
        const added = newFeatures(one, present)
        expect(features.slice(0, added.length)).toEqual(added)
      }
  })
})

describe('the plans to choose from', () => {
  it('are only those of higher rank (PLN-12, C274)', () => {
    const standings = PLANS.map((one) => standingOf(one, plan('solo_enterprise')))
    expect(standings).toEqual(['lower', 'lower', 'current', 'higher', 'higher', 'higher'])
    expect(PLANS.map((one) => standingOf(one, plan('agency_scale')))).not.toContain('higher')
  })

  it('exclude a dearer plan of lower rank, which is not called lower (PLN-12, PLN-27)', () => {
    const standings = PLANS.map((one) => standingOf(one, plan('agency_starter')))
    expect(standings).toEqual(['lower', 'aside', 'aside', 'current', 'higher', 'higher'])
    expect(standings.filter(isChoosable)).toHaveLength(2)
    expect(standings.filter(isBelow)).toHaveLength(3)
  })

  it('include on a trial the plan that is tried (PLN-12, K55)', () => {
    const standings = PLANS.map((one) => standingOf(one, plan('solo_enterprise'), true))
    expect(standings).toEqual(['lower', 'lower', 'tried', 'higher', 'higher', 'higher'])
    expect(standings.filter(isChoosable)).toHaveLength(4)
  })

  it.each([null, undefined, '', 'Plan maison', '__proto__'])(
    'are all there when the present plan is called %s (C274)',
    (name) => {
      expect(planByName(name)).toBeUndefined()
      expect(PLANS.every((one) => standingOf(one, planByName(name)) === 'higher')).toBe(true)
    },
  )

  it.each(['Solo Business', 'solo_business', ' SOLO-BUSINESS '])(
    'include solo_business, also written %s (PLN-27)',
    (name) => {
      expect(planByName(name)?.planType).toBe('solo_business')
    },
  )

  it('mark one as too small when one of its limits is (PLN-32, K41)', () => {
    expect(exceeds({ brands: 1, users: 6 }, plan('agency_starter'))).toBe(true)
    expect(exceeds({ brands: 6, users: 1 }, plan('agency_starter'))).toBe(true)
    expect(exceeds({ brands: 5, users: 5 }, plan('agency_starter'))).toBe(false)
    expect(exceeds({ brands: null, users: 6 }, plan('agency_starter'))).toBe(true)
    expect(exceeds({ brands: null, users: null }, plan('agency_starter'))).toBe(false)
  })
})

const subscriber = (type: string, changes: object = {}) => ({
  subscription_info: {
    current_plan: { name: planName(type), price: 450 },
    billing_status: 'active',
    is_trial: false,
    can_upgrade: false,
    can_manage_subscription: true,
    trial_days_remaining: null,
    trial_expires_at: null,
    next_billing_date: null,
    ...changes,
  },
})

const has = (type: string, changes: object = {}) => hasHighestPlan(subscriber(type, changes))

describe('hasHighestPlan', () => {
  it('is true of the plan above all others, and of no other (PLN-27)', () => {
    const highest = PLANS.filter((one) => PLANS.every((other) => standingOf(other, one) !== 'higher'))
    expect(PLANS.filter(({ planType }) => has(planType))).toEqual(highest)
  })

  it.each([
    { is_trial: true },
    { billing_status: 'cancelled' },
    { billing_status: 'past_due' },
    { current_plan: null },
  ])('is false where the plan is not paid for: %o', (changes) => {
    expect(has('agency_scale', changes)).toBe(false)
  })

  it('does not depend on can_upgrade, which a server may leave out', () => {
    expect(has('agency_scale', { can_upgrade: undefined })).toBe(true)
    expect(hasHighestPlan({ subscription_info: null })).toBe(false)
  })
})

describe('hasPlanToChoose', () => {
  it.each([
    {},
    { billing_status: 'cancelled' },
    { billing_status: 'past_due' },
    { is_trial: true },
    { billing_status: 'trial' },
    { current_plan: null },
  ])('agrees for each plan with its card, %o (PLN-12, K55)', (changes) => {
    const inTrial = 'is_trial' in changes || ('billing_status' in changes && changes.billing_status === 'trial')
    for (const one of PLANS) {
      const current = 'current_plan' in changes ? undefined : one
      const cards = PLANS.map((other) => standingOf(other, current, inTrial))
      expect(hasPlanToChoose(subscriber(one.planType, changes))).toBe(cards.some(isChoosable))
    }
  })

  it('is true of a user without a subscription', () => {
    expect(hasPlanToChoose({ subscription_info: null })).toBe(true)
  })
})
