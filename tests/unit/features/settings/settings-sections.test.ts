import { describe, expect, it } from 'vitest'

import { SETTINGS_SECTIONS, settingsSections, type SettingsSection } from '~/features/settings/SettingsScreen'

import { subscriptionOf, usersWith } from '../../../support/users-with'

const company = {
  name: 'Atelier Lumière',
  business_mode: 'agency',
  brands_count: 1,
  users_count: 1,
  is_agency: true,
  slots: {
    users_used: 1,
    users_limit: 5,
    users_available: 4,
    brands_used: 1,
    brands_limit: 5,
    brands_available: 4,
  },
}

const users = usersWith('is_company_admin', 'is_brand_admin', 'withCompany', 'manages')

/** The tables of B §2 and §6, one row per section. */
const TABLE: Record<SettingsSection, (row: (typeof users)[number]) => boolean> = {
  profile: () => true,
  security: () => true,
  preferences: () => true,
  access: ({ user_type, is_company_admin }) => user_type === 'agency_admin' || is_company_admin,
  company: ({ user_type, is_company_admin, withCompany }) =>
    withCompany && (user_type === 'agency_admin' || is_company_admin),
  subscription: ({ manages }) => manages,
}

describe('the sections of the settings page', () => {
  it('are tested for 64 different users (C190)', () => {
    expect(new Set(users.map((user) => JSON.stringify(user))).size).toBe(64)
  })

  it.each(users)('%j sees the sections of the table, in order (SET-04, SET-05, SUB-09, COM-06, C190)', (row) => {
    const found = settingsSections({
      user_type: row.user_type,
      permissions_summary: { is_company_admin: row.is_company_admin, is_brand_admin: row.is_brand_admin },
      company_info: row.withCompany ? company : null,
      subscription_info: subscriptionOf(row.manages),
    })
    expect(found).toEqual(SETTINGS_SECTIONS.filter((section) => TABLE[section](row)))
  })

  it('are in the documented order (SET-04)', () => {
    const documented = SETTINGS_SECTIONS.filter((section) => section !== 'preferences')
    expect(documented).toEqual(['profile', 'security', 'access', 'company', 'subscription'])
  })

  it('are none when signed out, and the personal ones for a user without data (SET-01, PRM-08, C199)', () => {
    expect(settingsSections(null)).toEqual([])
    expect(settingsSections({})).toEqual(['profile', 'security', 'preferences'])
  })
})
