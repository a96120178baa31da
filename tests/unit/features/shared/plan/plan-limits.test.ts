import { describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { isTrial, nearLimits, holdsOneBrand, limitReached, onlyBrandOf } from '~/features/shared/plan/plan-limits'
import { isReadOnly } from '~/permissions/permissions'

const withSlots = (slots: object) => normaliseUser({ id: 1, company_info: { slots } })

describe('the limit of the plan', () => {
  it('is reached when all places are taken, or more (BRD-25)', () => {
    expect(limitReached(withSlots({ brands_used: 4, brands_limit: 5 }), 'brands')).toBeUndefined()
    expect(limitReached(withSlots({ brands_used: 5, brands_limit: 5 }), 'brands')).toEqual({
      of: 'brands',
      used: 5,
      most: 5,
    })
    expect(limitReached(withSlots({ users_used: 7, users_limit: 5 }), 'users')).toEqual({
      of: 'users',
      used: 7,
      most: 5,
    })
  })

  it.each([null, 0, -1, Number.NaN, undefined])('is unknown where it is %s (K50)', (most) => {
    expect(limitReached(withSlots({ brands_used: 9, brands_limit: most }), 'brands')).toBeUndefined()
  })

  it.each([null, undefined, 'beaucoup'])('is unknown where the usage is %s: that is not 0 (decision 6)', (used) => {
    const user = withSlots({ brands_used: used, brands_limit: 1, users_used: 3, users_limit: 3 })
    expect(user.company_info?.slots.brands_used).toBeNull()
    expect(limitReached(user, 'brands')).toBeUndefined()
    expect(nearLimits(user.company_info?.slots)).toEqual([{ of: 'users', used: 3, limit: 3, free: 0 }])
  })

  it('is unknown to users who get no company data (K50)', () => {
    expect(limitReached(normaliseUser({ id: 1 }), 'brands')).toBeUndefined()
    expect(limitReached(null, 'users')).toBeUndefined()
  })
})

describe('the user who can only look', () => {
  it('is the client that reads (USR-05, K36)', () => {
    expect(isReadOnly({ user_type: 'client_readonly' })).toBe(true)
    for (const user_type of ['agency_admin', 'brand_admin', 'brand_member', 'franchise_owner'])
      expect(isReadOnly({ user_type })).toBe(false)
    expect(isReadOnly(null)).toBe(false)
  })
})

const withBrands = (brands: unknown, limit: unknown = 1) =>
  normaliseUser({ id: 1, brands, company_info: { slots: { brands_used: 1, brands_limit: limit } } })

const slots = (used: number | null) =>
  normaliseUser({ id: 1, company_info: { slots: { brands_used: used, brands_limit: 1 } } }).company_info?.slots

describe('the brand of a plan that holds one', () => {
  it('is a list again in a company that has more (BRD-25, COM-04)', () => {
    expect([null, 0, 1, 2, 47].map((used) => holdsOneBrand(slots(used)))).toEqual([true, true, true, false, false])
  })

  it.each([[[{ id: 7, name: 'Le Fournil' }]], [[7]]])('is the one that the account names: %j (BRD-25)', (brands) => {
    expect(onlyBrandOf(withBrands(brands))).toBe(7)
  })

  it.each([
    ['no brand', [], 1],
    ['more brands than the plan holds', [7, 8], 1],
    ['a plan of several', [7], 5],
    ['a plan without a known limit', [7], null],
    ['no list', undefined, 1],
  ])('is not known with %s (K50)', (_what, brands, limit) => {
    expect(onlyBrandOf(withBrands(brands, limit))).toBeUndefined()
    expect(onlyBrandOf(null)).toBeUndefined()
  })
})

describe('a subscription', () => {
  const ended = { is_trial: false, current_plan: null, trial_expires_at: '2026-01-02T00:00:00Z' }

  it.each([
    [{ is_trial: true, billing_status: 'active' }, true],
    [{ is_trial: false, billing_status: 'trial' }, true],
    [{ ...ended, billing_status: 'expired' }, true],
    [{ ...ended, billing_status: '' }, true],
    [{ ...ended, billing_status: '', current_plan: { name: 'Solo Starter', price: 1 } }, false],
    [{ ...ended, billing_status: '', trial_expires_at: null }, false],
    [{ ...ended, billing_status: 'active' }, false],
    [{ ...ended, billing_status: 'past_due' }, false],
    // the answer about the trial alone
    [{ is_trial: true }, true],
    [{ is_trial: false, trial_expires_at: ended.trial_expires_at }, false],
    [{ is_trial: null }, false],
  ])('such as %j is a trial: %j (TRI-15, K21, K55)', (subscription, trial) => {
    expect(isTrial(subscription)).toBe(trial)
  })
})
