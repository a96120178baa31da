import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hasCompany, owedStep, tellsOfBusiness } from '~/features/onboarding/owed-step'

const admin = 'agency_admin'

describe('who owes step 2', () => {
  it.each([
    ['an admin without company', { company: null, user_type: admin }, 'yes'],
    ['a company that is empty', { company: '', user_type: admin }, 'yes'],
    ['a role nobody knows', { company: null, user_type: 'editor' }, 'yes'],
    ['a role that is missing', { company: null, user_type: '' }, 'yes'],
    ['a company', { company: 3, user_type: admin }, 'no'],
    ['a company by name', { company: 'Atelier', user_type: admin }, 'no'],
    ['a member', { company: null, user_type: 'brand_member' }, 'no'],
    ['a client', { company: null, user_type: 'client_readonly' }, 'no'],
    ['a field that is missing', { user_type: admin }, 'unknown'],
    ['a failed call', undefined, 'unknown'],
  ] as const)('REG-46 (decision 24) · %s', (_what, profile, owed) => {
    expect(owedStep(profile, undefined)).toBe(owed)
  })

  it.each([
    ['a failed call', undefined, 'yes'],
    ['a field that is missing', { user_type: admin }, 'yes'],
    ['a company', { company: 3, user_type: admin }, 'no'],
    ['a member', { company: null, user_type: 'brand_member' }, 'no'],
  ] as const)('REG-46 (decision 24) · step 1 made in this browser, then %s', (_what, profile, owed) => {
    expect(owedStep(profile, 'owed')).toBe(owed)
  })

  it('REG-17 · nobody owes a step that this browser has seen done', () => {
    const profile = fc.record({ company: fc.constantFrom(null, '', 3), user_type: fc.string() })
    fc.assert(
      fc.property(fc.option(profile, { nil: undefined }), (known) => {
        expect(owedStep(known, 'done')).toBe('no')
      }),
    )
  })

  it('REG-46 · whoever has a company owes nothing', () => {
    const company = fc.oneof(fc.string({ minLength: 1 }), fc.integer({ min: 1 }))
    fc.assert(
      fc.property(company, fc.string(), fc.constantFrom(undefined, 'owed' as const), (company, user_type, progress) => {
        expect(hasCompany({ company, user_type })).toBe(true)
        expect(owedStep({ company, user_type }, progress)).toBe('no')
      }),
    )
  })
})

describe('what the onboarding status tells', () => {
  it.each([
    [{ has_business: true }, true],
    [{ has_business: false, company_id: 3 }, false],
    [{ company_id: 3 }, true],
    [{ company_id: null }, false],
    [{ onboarding_complete: true }, false],
    [{}, false],
    [undefined, false],
  ])('REG-46 (decision 24) · %j: %s', (status, told) => {
    expect(tellsOfBusiness(status)).toBe(told)
  })
})
