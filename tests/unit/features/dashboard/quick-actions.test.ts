import { describe, expect, it } from 'vitest'

import type { SubscriptionInfo, User } from '~/api/generated/types.gen'
import { normaliseAs, normaliseUser } from '~/api/normalise/normalise'
import { quickActionsFor } from '~/features/dashboard/DashboardScreen'
import type { PageLink } from '~/features/shared/page-links'

const subscription = (more: Partial<SubscriptionInfo> = {}): SubscriptionInfo => ({
  ...normaliseAs('SubscriptionInfo', {}),
  billing_status: 'active',
  current_plan: { name: 'Agency Starter', price: 80 },
  can_manage_subscription: true,
  can_upgrade: true,
  ...more,
})

const labels = (user: Partial<User>, elsewhere: PageLink[] = []) =>
  quickActionsFor({ ...normaliseUser({ id: 1 }), ...user }, elsewhere).map(({ label }) =>
    label.replace('dashboard.actions.', ''),
  )

/** Labels for a plan of 5 brands and 10 users. */
const labelsWith = (brands_used: number, users_used: number, users_available: number | null = null) =>
  labels({
    ...normaliseUser({
      id: 1,
      company_info: {
        id: 1,
        name: 'A',
        slots: { brands_used, brands_limit: 5, users_used, users_limit: 10, users_available },
      },
    }),
    user_type: 'agency_admin',
  })

describe('the quick actions', () => {
  it('let an agency administrator create and invite, and leave out links of the navigation (DSH-01, PRM-03)', () => {
    expect(labels({ user_type: 'agency_admin', subscription_info: subscription() })).toEqual(['createBrand', 'invite'])
  })

  it('are none for a user who may change nothing in the company (PRM-04, K36)', () => {
    for (const user_type of ['brand_admin', 'client_readonly', 'brand_member', 'someone'])
      expect(labels({ user_type })).toEqual([])
    const permissions_summary = { ...normaliseUser({ id: 1 }).permissions_summary, is_company_admin: true }
    expect(labels({ user_type: 'brand_member', permissions_summary })).toEqual(['invite'])
    expect(labels({ user_type: 'client_readonly', permissions_summary })).toEqual([])
  })

  it('leave out all that makes the plan grow while a payment is late (SUB-03)', () => {
    const owing = subscription({ billing_status: 'past_due' })
    expect(labels({ user_type: 'agency_admin', subscription_info: owing })).toEqual([])
  })

  it('leave out what exceeds the plan (DSH-01)', () => {
    expect(labelsWith(4, 9)).toEqual(['createBrand', 'invite'])
    expect(labelsWith(5, 9)).toEqual(['invite'])
    expect(labelsWith(4, 10)).toEqual(['createBrand'])
    // one is used by an invitation
    expect(labelsWith(4, 9, 0)).toEqual(['createBrand'])
  })

  it('leave out what the page offers already (DSH-01)', () => {
    expect(labels({ user_type: 'agency_admin' }, [{ to: '/users/invitations' }])).toEqual(['createBrand'])
  })
})
