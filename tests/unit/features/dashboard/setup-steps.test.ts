import { describe, expect, it } from 'vitest'

import type { CompanyInfo, User } from '~/api/generated/types.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { setupSteps } from '~/features/dashboard/SetupChecklist'

const company = (more: Partial<CompanyInfo['slots']> = {}): CompanyInfo => ({
  name: 'Atelier Lumière',
  business_mode: 'agency',
  brands_count: 0,
  users_count: 0,
  is_agency: true,
  slots: {
    users_used: 1,
    users_limit: 2,
    users_available: 1,
    brands_used: 0,
    brands_limit: 1,
    brands_available: 1,
    ...more,
  },
})

const states = (user: Partial<User>) =>
  Object.fromEntries(
    setupSteps({ ...normaliseUser({ id: 1, user_type: 'agency_admin' }), ...user }).map(({ id, done }) => [id, done]),
  )

describe('the steps of the set-up', () => {
  it('are all due for a new company, except its name (REG-50)', () => {
    expect(states({ company: 3, company_info: company() })).toEqual({
      business: true,
      brand: false,
      invite: false,
      profile: false,
    })
  })

  it('count an invitation that holds a place of the plan (REG-50, K58)', () => {
    expect(states({ company: 3, company_info: company({ users_available: 0 }) })).toMatchObject({ invite: true })
  })

  it('are done by one fact each (REG-50)', () => {
    const info = company({ brands_used: 1, users_used: 2 })
    const profile = { first_name: 'Léa', last_name: 'Roux', phone: '0612345678', position: 'Gérance' }
    expect(states({ company: 3, company_info: info, ...profile })).toEqual({
      business: true,
      brand: true,
      invite: true,
      profile: true,
    })
    expect(states({ company: 3, company_info: info, ...profile, position: '  ' })).toMatchObject({ profile: false })
    expect(states({ company: null, company_info: null })).toMatchObject({ business: false })
    expect(states({ company: null, company_info: null, brands: [4] })).toMatchObject({ brand: true })
  })

  it('leave out the brand for a user who may not create one (REG-50)', () => {
    const newcomer = { company: 3, company_info: company(), user_type: 'brand_member' }
    expect(states(newcomer)).not.toHaveProperty('brand')
    expect(states({ ...newcomer, brands: [4] })).toMatchObject({ brand: true })
  })

  it('leave out what nothing is known of (C199)', () => {
    expect(states({})).toEqual({ profile: false })
    expect(states({ company: 3, company_info: null })).toEqual({ business: true, profile: false })
    const unknown = { ...company({ brands_used: null, users_used: null }), brands_count: null, users_count: null }
    expect(states({ company: 3, company_info: unknown })).toEqual({ business: true, profile: false })
    expect(states({ company: 3, company_info: { ...unknown, users_count: 1, brands_count: 2 } })).toMatchObject({
      brand: true,
      invite: false,
    })
  })
})
