import { describe, expect, it } from 'vitest'

import type { User } from '~/api/generated/types.gen'
import { normaliseUser } from '~/api/normalise/user'
import {
  can,
  canAccessAnalytics,
  canAccessBrand,
  canAccessReports,
  canAdministerBrand,
  canManageSubscription,
  isBrandAdmin,
  isCompanyAdmin,
  permissionsOf,
  type Permission,
} from '~/permissions/permissions'

const TYPES = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly']
const FLAGS = [false, true]

type Row = { type: string; company: boolean; brand: boolean; analytics: boolean; reports: boolean }

/** All 64 kinds of user. */
const ROWS: Row[] = TYPES.flatMap((type) =>
  FLAGS.flatMap((company) =>
    FLAGS.flatMap((brand) =>
      FLAGS.flatMap((analytics) => FLAGS.map((reports) => ({ type, company, brand, analytics, reports }))),
    ),
  ),
)

const userOf = ({ type, company, brand, analytics, reports }: Row): User =>
  normaliseUser({
    id: 1,
    user_type: type,
    permissions_summary: { is_company_admin: company, is_brand_admin: brand },
    can_access_analytics: analytics,
    can_access_reports: reports,
    brands: [3],
    administered_brands_list: [{ id: 3 }],
  })

/** F §6, read once more and written down otherwise: which rows have which permission. */
const TABLE: Readonly<Record<Permission, (row: Row) => boolean>> = {
  'company.admin': ({ type }) => type === 'agency_admin',
  'users.write': ({ type }) => type === 'agency_admin',
  'brands.write': ({ type }) => type === 'agency_admin',
  'brand.admin': ({ type }) => type === 'brand_admin',
  'pages.write': ({ type }) => type === 'brand_admin',
  'analytics.read': ({ type, analytics }) => ['agency_admin', 'brand_admin'].includes(type) || analytics,
  'reports.read': ({ type, reports }) => type === 'agency_admin' || reports,
  'profile.read': () => true,
  'profile.write': () => true,
}
// the table names every permission once
const PERMISSIONS = Object.keys(TABLE) as Permission[]

describe('the 64 kinds of user', () => {
  it.each(ROWS)(
    'PRM-03 PRM-04 PRM-05 PRM-06 C190 G19 · $type company $company brand $brand analytics $analytics reports $reports',
    (row) => {
      const user = userOf(row)
      expect([...permissionsOf(user)].toSorted()).toEqual(
        PERMISSIONS.filter((permission) => TABLE[permission](row)).toSorted(),
      )
      for (const permission of PERMISSIONS) expect(can(user, permission)).toBe(TABLE[permission](row))

      const company = row.type === 'agency_admin' || row.company
      const brand = row.type === 'brand_admin' || row.brand
      expect(isCompanyAdmin(user)).toBe(company)
      expect(isBrandAdmin(user)).toBe(brand)
      expect(canAccessAnalytics(user)).toBe(row.analytics || company || brand)
      expect(canAccessReports(user)).toBe(row.reports || company || brand)
      // K23: every brand by the literal type alone
      expect(canAccessBrand(user, 4)).toBe(row.type === 'agency_admin')
      expect(canAdministerBrand(user, 4)).toBe(row.type === 'agency_admin')
    },
  )

  it('PRM-07 K23 C191 · the list and the access functions are two things', () => {
    const user = userOf({ type: 'brand_admin', company: false, brand: false, analytics: false, reports: false })
    expect(canAccessReports(user)).toBe(true)
    expect(can(user, 'reports.read')).toBe(false)
  })

  it('K23 C193 · a summary opens sections, not brands', () => {
    const user = userOf({ type: 'brand_member', company: true, brand: false, analytics: false, reports: false })
    expect(isCompanyAdmin(user)).toBe(true)
    expect(canAccessBrand(user, 4)).toBe(false)
    expect(can(user, 'company.admin')).toBe(false)
  })
})

describe('somebody else', () => {
  it.each(['', 'superuser', 'constructor', '__proto__', 'toString', 'AGENCY_ADMIN'])(
    'PRM-08 · of the type %j has the profile only',
    (user_type) => {
      expect([...permissionsOf(normaliseUser({ id: 1, user_type }))]).toEqual(['profile.read', 'profile.write'])
    },
  )

  it.each([null, undefined])('PRM-06 · %s may do nothing', (nobody) => {
    expect(permissionsOf(nobody).size).toBe(0)
    const answers = [isCompanyAdmin, isBrandAdmin, canAccessAnalytics, canAccessReports, canManageSubscription].map(
      (ask) => ask(nobody),
    )
    expect([...answers, canAccessBrand(nobody, 1), canAdministerBrand(nobody, 1)]).toEqual(Array(7).fill(false))
  })

  it('C199 · whose fields are missing has no right and breaks nothing', () => {
    expect(permissionsOf({}).size).toBe(2)
    expect([isCompanyAdmin({}), canAccessBrand({}, 1), canAdministerBrand({}, 1), canManageSubscription({})]).toEqual(
      Array(4).fill(false),
    )
  })
})

describe('one brand', () => {
  const member = userOf({ type: 'brand_member', company: false, brand: false, analytics: false, reports: false })

  it.each<[unknown, boolean]>([
    [3, true],
    [4, false],
    ['3', false],
    [0, false],
    [null, false],
    [undefined, false],
    [Number.NaN, false],
    [3.5, false],
    [{ id: 3 }, false],
  ])('C194 · %j: %s', (id, allowed) => {
    expect(canAccessBrand(member, id)).toBe(allowed)
    expect(canAdministerBrand(member, id)).toBe(allowed)
  })

  it('F6 · may be in the list as an object, and administering is another list', () => {
    const user = normaliseUser({
      id: 1,
      user_type: 'brand_admin',
      brands: [{ id: 3 }, 5],
      administered_brands_list: [{ id: 5 }],
    })
    expect([3, 5, 7].map((id) => canAccessBrand(user, id))).toEqual([true, true, false])
    expect([3, 5, 7].map((id) => canAdministerBrand(user, id))).toEqual([false, true, false])
  })

  it('F6 · no id is no brand, for an agency too', () => {
    const admin = userOf({ type: 'agency_admin', company: false, brand: false, analytics: false, reports: false })
    expect([3, 99, '3', 0, null].map((id) => canAccessBrand(admin, id))).toEqual([true, true, false, false, false])
  })
})

describe('the subscription', () => {
  it.each<[unknown, boolean]>([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('PLN-02 · can_manage_subscription %j: %s', (flag, allowed) => {
    expect(
      canManageSubscription(
        normaliseUser({ id: 1, user_type: 'agency_admin', subscription_info: { can_manage_subscription: flag } }),
      ),
    ).toBe(allowed)
  })
})
