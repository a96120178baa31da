import { describe, expect, it } from 'vitest'

import { freeSlots, nearLimits, reservedOf } from '~/features/shared/plan/plan-limits'

const slots = {
  users_used: 85,
  users_limit: 100,
  users_available: 11,
  brands_used: 47,
  brands_limit: 100,
  brands_available: null,
}

describe('the free places of the plan (COM-02, K58)', () => {
  it('are those that the server counts, as it knows which are reserved', () => {
    expect(freeSlots(slots, 'users')).toBe(11)
  })

  it('follow from the others when the server leaves them out', () => {
    expect(freeSlots(slots, 'brands')).toBe(53)
    expect(freeSlots({ ...slots, brands_used: 120 }, 'brands')).toBe(0)
  })

  it('are never fewer than none', () => {
    expect(freeSlots({ ...slots, users_available: -3 }, 'users')).toBe(0)
  })

  it('leave those that invitations hold, which count near a limit where that is asked for (COM-03)', () => {
    expect(reservedOf(slots, 'users')).toBe(4)
    expect(reservedOf(slots, 'brands')).toBe(0)
    const full = { ...slots, users_used: 4, users_limit: 5, users_available: 0 }
    expect(nearLimits(full)).toEqual([])
    expect(nearLimits(full, true)).toEqual([{ of: 'users', used: 4, limit: 5, free: 0 }])
  })

  it.each([null, 0, -1])('are not known without a limit: %s (K50)', (users_limit) => {
    expect(freeSlots({ ...slots, users_limit }, 'users')).toBeUndefined()
  })

  it('are not known without the figures', () => {
    expect(freeSlots(undefined, 'users')).toBeUndefined()
  })
})
