import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  bannerFor,
  isDismissible,
  isNearLimit,
  type BannerFacts,
  type BannerKind,
} from '~/features/shell/banner-priority'

const calm: BannerFacts = { offline: false, trialEnding: false, nearLimit: false, newVersion: false }

const slots = (users: [number, number | null], brands: [number, number | null]) => ({
  users_used: users[0],
  users_limit: users[1],
  users_available: null,
  brands_used: brands[0],
  brands_limit: brands[1],
  brands_available: null,
})

describe('the one banner', () => {
  it('is none for a calm account', () => {
    expect(bannerFor({ ...calm, billingStatus: 'active' })).toBeUndefined()
  })

  it('follows offline > past due > ending trial > limit > cancelled > new version', () => {
    const facts = { offline: true, trialEnding: true, nearLimit: true, newVersion: true }
    expect(bannerFor({ ...facts, billingStatus: 'past_due' })).toBe('offline')
    expect(bannerFor({ ...facts, offline: false, billingStatus: 'past_due' })).toBe('past-due')
    expect(bannerFor({ ...facts, offline: false, billingStatus: 'cancelled' })).toBe('trial')
    expect(bannerFor({ ...facts, offline: false, trialEnding: false, billingStatus: 'cancelled' })).toBe('limit')
    expect(bannerFor({ ...calm, newVersion: true, billingStatus: 'cancelled' })).toBe('cancelled')
    expect(bannerFor({ ...calm, newVersion: true, billingStatus: 'paused' })).toBe('new-version')
  })

  it('is dismissed unless it is critical, and lets the next one speak (TRI-17)', () => {
    const facts = { ...calm, nearLimit: true, newVersion: true }
    expect(bannerFor(facts, ['limit'])).toBe('new-version')
    expect(bannerFor(facts, ['limit', 'new-version'])).toBeUndefined()
    expect(bannerFor({ ...facts, trialEnding: true }, ['trial', 'limit'])).toBe('trial')
  })

  it('is a banner that was raised, and never a dismissed one that may be dismissed', () => {
    const kinds: BannerKind[] = ['offline', 'past-due', 'trial', 'limit', 'cancelled', 'new-version']
    const facts = fc.record({
      offline: fc.boolean(),
      trialEnding: fc.boolean(),
      nearLimit: fc.boolean(),
      newVersion: fc.boolean(),
      billingStatus: fc.constantFrom('active', 'past_due', 'cancelled', 'trial', 'unknown'),
    })
    fc.assert(
      fc.property(facts, fc.subarray(kinds), (given, dismissed) => {
        const kind = bannerFor(given, dismissed)
        const urgent = given.offline || given.trialEnding || given.billingStatus === 'past_due'
        const right = kind === undefined ? !urgent : !(isDismissible(kind) && dismissed.includes(kind))
        expect(right).toBe(true)
      }),
    )
  })
})

describe('the limit of resources', () => {
  it.each([
    [slots([89, 100], [1, 25]), false],
    [slots([90, 100], [1, 25]), true],
    [slots([1, 100], [23, 25]), true],
    [slots([120, 100], [0, 25]), true],
    [slots([5, 0], [5, -1]), false],
    [slots([5, null], [5, null]), false],
    [slots([1, 2], [1, 1]), false],
    [slots([2, 2], [1, 1]), true],
    [undefined, false],
  ])('of %j is near: %s (COM-04, K50)', (given, near) => {
    expect(isNearLimit(given)).toBe(near)
  })
})
