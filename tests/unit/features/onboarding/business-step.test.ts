import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hasCompany, businessStepState, mayHaveJoined, reportsBusiness } from '~/features/onboarding/business-step'

const admin = 'agency_admin'

describe('the business step', () => {
  it.each([
    ['an admin without company', { company: null, user_type: admin }, 'due'],
    ['a company that is empty', { company: '', user_type: admin }, 'due'],
    ['an unknown role', { company: null, user_type: 'editor' }, 'due'],
    ['a role that is missing', { company: null, user_type: '' }, 'due'],
    ['a company', { company: 3, user_type: admin }, 'done'],
    ['a company by name', { company: 'Atelier', user_type: admin }, 'done'],
    ['a company known by its name alone', { company: null, company_name: 'Atelier', user_type: admin }, 'done'],
    ['a member', { company: null, user_type: 'brand_member' }, 'done'],
    ['a client', { company: null, user_type: 'client_readonly' }, 'done'],
    ['a field that is missing', { user_type: admin }, 'unknown'],
    ['a failed call', undefined, 'unknown'],
  ] as const)('is due or not: %s (REG-46, decision 24)', (_what, profile, state) => {
    expect(businessStepState(profile, undefined)).toBe(state)
  })

  it.each([
    ['a failed call', undefined, 'due'],
    ['a field that is missing', { user_type: admin }, 'due'],
    ['a company', { company: 3, user_type: admin }, 'done'],
    ['a company of a member', { company: 3, user_type: 'brand_member' }, 'done'],
    ['a role that a new account may have', { company: null, user_type: 'brand_member' }, 'due'],
  ] as const)('is due or not after step 1 in this browser, then %s (REG-46, decision 24)', (_what, profile, state) => {
    expect(businessStepState(profile, 'owed')).toBe(state)
  })

  it('stays done once this browser has seen it done (REG-17)', () => {
    const profile = fc.record({ company: fc.constantFrom(null, '', 3), user_type: fc.string() })
    fc.assert(
      fc.property(fc.option(profile, { nil: undefined }), (known) => {
        expect(businessStepState(known, 'done')).toBe('done')
      }),
    )
  })

  it('is done for a user with a company (REG-46)', () => {
    const company = fc.oneof(fc.string({ minLength: 1 }), fc.integer({ min: 1 }))
    fc.assert(
      fc.property(company, fc.string(), fc.constantFrom(undefined, 'owed' as const), (company, user_type, progress) => {
        expect(hasCompany({ company, user_type })).toBe(true)
        expect(businessStepState({ company, user_type }, progress)).toBe('done')
      }),
    )
  })
})

describe('the onboarding status', () => {
  it.each([
    [{ has_business: true }, true],
    [{ has_business: false, company_id: 3 }, false],
    [{ company_id: 3 }, true],
    [{ company_id: null }, false],
    [{ onboarding_complete: true }, false],
    [{}, false],
    [undefined, false],
  ])('of %j proves: %s (REG-46, decision 24)', (status, known) => {
    expect(reportsBusiness(status)).toBe(known)
  })
})

describe('a business that no answer names', () => {
  it.each([
    ['a member', { user_type: 'brand_member' }, true],
    ['a brand administrator with a brand', { user_type: 'brand_admin', brands: [4] }, true],
    ['the administrator of a brand', { user_type: 'brand_admin', administered_brands_list: [{ id: 4 }] }, true],
    ['a new administrator', { user_type: admin, brands: [], administered_brands_list: [] }, false],
    ['an unknown user', {}, false],
  ])('may have been joined, or not, by %s (REG-46, INV-16)', (_what, profile, expected) => {
    expect(mayHaveJoined(profile)).toBe(expected)
  })
})
