import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readDashboardSearch } from '~/features/dashboard/dashboard-search'

describe('the address of the dashboard', () => {
  it('carries the result of a finished registration (DSH-02)', () => {
    expect(readDashboardSearch({ welcome: true, trial: true, onboarding: 'complete' })).toEqual({
      welcome: true,
      trial: true,
      onboarding: 'complete',
    })
    expect(readDashboardSearch({ welcome: 'true', trial: 'false' })).toEqual({ welcome: true, trial: false })
  })

  it.each([
    [{ welcome: '<script>', trial: 'abc', onboarding: '<img>' }],
    [{ welcome: false, trial: null, onboarding: true }],
    [{ welcome: 1, trial: {}, onboarding: ['complete'] }],
  ])('of %j carries nothing (C245)', (search) => {
    expect(readDashboardSearch(search)).toEqual({})
  })

  it('never throws, and never says more than it knows (C245)', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (search, welcome) => {
        const read = readDashboardSearch({ ...search, welcome })
        expect(Object.keys(read).every((key) => ['welcome', 'trial', 'onboarding'].includes(key))).toBe(true)
        expect([undefined, true]).toContain(read.welcome)
        expect([undefined, 'complete']).toContain(read.onboarding)
      }),
    )
  })
})
