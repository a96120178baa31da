import { describe, expect, it } from 'vitest'

import {
  administersEveryBrand,
  administersSome,
  asksAboutTrial,
  can,
  canAccessAnalytics,
  canAccessBrand,
  canAccessReports,
  canAdministerBrand,
  canManageSubscription,
  isCompanyAdmin,
  managesCompany,
  mayAdminister,
  maySeeTasks,
  type Rights,
  whyNotAdminister,
  whyNotWrite,
} from '~/permissions/permissions'

import { subscriptionOf, usersWith } from '../../support/users-with'

const OWN = 7
const OTHER = 8

/** Every type, both flags of the summary, a brand to administer, and the subscription. */
const users = usersWith('company', 'brand', 'runs', 'pays')

type Row = (typeof users)[number]

const rightsOf = ({ user_type, company, brand, runs, pays }: Row): Rights => ({
  user_type,
  permissions_summary: { is_company_admin: company, is_brand_admin: brand },
  brands: [OWN],
  administered_brands_list: runs ? [{ id: OWN }] : [],
  subscription_info: subscriptionOf(pays),
})

const agency = ({ user_type }: Row) => user_type === 'agency_admin'
const companyAdmin = (row: Row) => agency(row) || row.company
/** K36: a read-only user looks, whatever the flags. */
const changes = ({ user_type }: Row) => user_type !== 'client_readonly'
const manager = (row: Row) => companyAdmin(row) && changes(row)
const brandAdmin = ({ user_type, brand }: Row) => user_type === 'brand_admin' || brand

/** What a page offers, by the rule of the app and by the table of F §6, B §6 and decision 26. */
const ACTS: Record<string, [rule: (user: Rights) => boolean, documented: (row: Row) => boolean]> = {
  'change who reaches a brand': [managesCompany, manager],
  'review all access': [isCompanyAdmin, companyAdmin],
  'list users': [isCompanyAdmin, companyAdmin],
  'invite and send again': [managesCompany, manager],
  'see invitations': [isCompanyAdmin, companyAdmin],
  'create or delete a brand': [(user) => can(user, 'brands.write'), agency],
  'open an own brand': [(user) => canAccessBrand(user, OWN), () => true],
  'open another brand': [(user) => canAccessBrand(user, OTHER), agency],
  'edit an own brand': [(user) => canAdministerBrand(user, OWN), (row) => agency(row) || row.runs],
  'edit another brand': [(user) => canAdministerBrand(user, OTHER), agency],
  'see the switch of an own brand': [
    (user) => mayAdminister(user, OWN),
    (row) => agency(row) || (row.runs && changes(row)),
  ],
  'select brands': [administersSome, (row) => agency(row) || (row.runs && changes(row))],
  'select all brands': [administersEveryBrand, agency],
  'get no reason against a new brand': [(user) => whyNotWrite(user) === undefined, agency],
  'get no reason against an edit': [
    (user) => whyNotAdminister(user, OWN) === undefined,
    (row) => agency(row) || row.runs,
  ],
  'edit pages': [(user) => can(user, 'pages.write'), ({ user_type }) => user_type === 'brand_admin'],
  'see analytics': [canAccessAnalytics, (row) => companyAdmin(row) || brandAdmin(row)],
  'see reports': [canAccessReports, (row) => companyAdmin(row) || brandAdmin(row)],
  'upgrade and extend the trial': [canManageSubscription, ({ pays }) => pays],
  'see the trial beside the subscription': [asksAboutTrial, (row) => companyAdmin(row) && row.pays],
  'see tasks': [maySeeTasks, (row) => manager(row) || row.pays],
  'edit the own profile and password': [(user) => can(user, 'profile.write'), () => true],
}

describe('the rights of a user', () => {
  it('are computed for 64 different users (C190)', () => {
    expect(new Set(users.map((user) => JSON.stringify(user))).size).toBe(64)
  })

  it.each(Object.entries(ACTS))(
    'match the table: %s (ACC-17, PRM-02, SUB-09, BRD-20, C190)',
    (_act, [rule, documented]) => {
      expect(users.filter((row) => rule(rightsOf(row)))).toEqual(users.filter(documented))
    },
  )
})
