import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  canAccessAnalytics,
  canAccessBrand,
  canAccessReports,
  canAdministerBrand,
  canManageSubscription,
  isBrandAdmin,
  isCompanyAdmin,
  mayChoosePlan,
  permissionsOf,
  type Rights,
} from '~/permissions/permissions'

import { usersWith } from '../../support/users-with'

/** The table of F §6: every type, with both flags of the summary and both access flags. */
const users = usersWith('is_company_admin', 'is_brand_admin', 'can_access_analytics', 'can_access_reports').map(
  ({ is_company_admin, is_brand_admin, ...user }) => ({
    ...user,
    permissions_summary: { is_company_admin, is_brand_admin },
  }),
)

type Row = (typeof users)[number]

function documented({ user_type, can_access_analytics, can_access_reports }: Row): string[] {
  const own = {
    agency_admin: 'company.admin users.write brands.write analytics.read reports.read',
    brand_admin: 'brand.admin pages.write analytics.read',
    brand_member: '',
    client_readonly: '',
  }[user_type]
  const granted = [own, can_access_analytics && 'analytics.read', can_access_reports && 'reports.read']
  const names = [...granted.filter(Boolean).join(' ').split(' '), 'profile.read', 'profile.write']
  return [...new Set(names.filter(Boolean))].toSorted()
}

describe('the permissions of 64 users', () => {
  it('are 64 different users (C190)', () => {
    expect(new Set(users.map((user) => JSON.stringify(user))).size).toBe(64)
  })

  it.each(users)(
    'of %j have a list by the type and the user’s own flags (PRM-03, PRM-04, PRM-05, PRM-06, C190)',
    (user) => {
      expect([...permissionsOf(user)].toSorted()).toEqual(documented(user))
    },
  )

  it.each(users)('of %j have sections and the two access functions (PRM-01, PRM-02, PRM-07, C190)', (user) => {
    const { user_type, permissions_summary: summary, can_access_analytics, can_access_reports } = user
    const company = user_type === 'agency_admin' || summary.is_company_admin
    const brand = user_type === 'brand_admin' || summary.is_brand_admin
    expect(isCompanyAdmin(user)).toBe(company)
    expect(isBrandAdmin(user)).toBe(brand)
    expect(canAccessAnalytics(user)).toBe(can_access_analytics || company || brand)
    expect(canAccessReports(user)).toBe(can_access_reports || company || brand)
  })

  it.each(users)('of %j let the user read and write the own profile (PRO-22)', (user) => {
    expect([...permissionsOf(user)]).toEqual(expect.arrayContaining(['profile.read', 'profile.write']))
  })

  it('a brand admin can access reports without reports.read (DSH-05, C191)', () => {
    const user: Rights = { user_type: 'brand_admin' }
    expect(canAccessReports(user)).toBe(true)
    expect(permissionsOf(user)).not.toContain('reports.read')
  })
})

describe('the access to brands', () => {
  const someone: Rights = { user_type: 'brand_member', brands: [3], administered_brands_list: [{ id: 3 }] }

  it.each([
    [3, true],
    [4, false],
    ['3', false],
    [0, false],
    [null, false],
    [-3, false],
    [3.5, false],
  ])('is for own brands only, called with %j (BRD-20, C194)', (id, allowed) => {
    expect(canAccessBrand(someone, id)).toBe(allowed)
    expect(canAdministerBrand(someone, id)).toBe(allowed)
  })

  it('is for every brand for an agency admin (BRD-20)', () => {
    const admin: Rights = { user_type: 'agency_admin' }
    expect([canAccessBrand(admin, 99), canAdministerBrand(admin, 99), canAccessBrand(admin, 'x')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is for the own brands only for a company admin by the summary (BRD-20, C193)', () => {
    const user: Rights = { ...someone, permissions_summary: { is_company_admin: true, is_brand_admin: false } }
    expect(isCompanyAdmin(user)).toBe(true)
    expect([canAccessBrand(user, 3), canAccessBrand(user, 4)]).toEqual([true, false])
  })

  it('is the same for brands as objects and as ids (BRD-21)', () => {
    const user: Rights = { user_type: 'brand_member', brands: [{ id: 7 }] }
    expect([canAccessBrand(user, 7), canAdministerBrand(user, 7)]).toEqual([true, false])
  })
})

const manages = (can_manage_subscription: unknown) =>
  // what an imprecise provider may send
  canManageSubscription({ subscription_info: { can_manage_subscription } } as unknown as Rights)

describe('any user', () => {
  it('an unknown type has only the profile permissions (PRM-08)', () => {
    for (const user_type of ['franchise_owner', 'constructor', '__proto__', ''])
      expect([...permissionsOf({ user_type })].toSorted()).toEqual(['profile.read', 'profile.write'])
  })

  it('no user, or an empty user, has no rights (PRM-06, C199)', () => {
    expect([...permissionsOf(null)]).toEqual([])
    for (const nobody of [null, undefined, {}])
      expect([
        isCompanyAdmin(nobody),
        isBrandAdmin(nobody),
        canAccessAnalytics(nobody),
        canAccessReports(nobody),
        canManageSubscription(nobody),
        canAccessBrand(nobody, 1),
        canAdministerBrand(nobody, 1),
      ]).toEqual(Array.from({ length: 7 }, () => false))
  })

  it('only the subscription flag allows it (SUB-09)', () => {
    expect([true, false, 'true', 1, null, undefined].map(manages)).toEqual([true, false, false, false, false, false])
  })

  it('nobody is led to a larger plan while a payment is late (SUB-03, SUB-09)', () => {
    const payer = { can_manage_subscription: true }
    for (const billing_status of ['active', 'trial', 'cancelled'])
      expect(mayChoosePlan({ subscription_info: { ...payer, billing_status } })).toBe(true)
    expect(mayChoosePlan({ subscription_info: { ...payer, billing_status: 'past_due' } })).toBe(false)
    expect(mayChoosePlan({ subscription_info: { billing_status: 'active' } })).toBe(false)
  })

  it('no answer of the provider makes the rules throw (C199)', () => {
    fc.assert(
      fc.property(fc.record({ brands: fc.jsonValue(), administered_brands_list: fc.jsonValue() }), (fields) => {
        const user = { user_type: 'brand_member', ...fields } as unknown as Rights // deliberately untyped
        expect(typeof canAccessBrand(user, 1)).toBe('boolean')
        expect(typeof canAdministerBrand(user, 1)).toBe('boolean')
      }),
    )
  })
})
