import { describe, expect, it } from 'vitest'

import type { SubscriptionInfo, User } from '~/api/generated/types.gen'
import { normaliseAs } from '~/api/normalise/normalise'
import { normaliseUser } from '~/api/normalise/user'
import { quickActionsFor } from '~/features/dashboard/quick-actions'

const subscription = (more: Partial<SubscriptionInfo> = {}): SubscriptionInfo => ({
  ...normaliseAs('SubscriptionInfo', {}),
  billing_status: 'active',
  current_plan: { name: 'Agency Starter', price: 80 },
  can_manage_subscription: true,
  can_upgrade: true,
  ...more,
})

const labels = (user: Partial<User>, exists: (path: string) => boolean = () => true) =>
  quickActionsFor({ ...normaliseUser({ id: 1 }), ...user }, exists).map(({ label }) =>
    label.replace('dashboard.actions.', ''),
  )

describe('the quick actions', () => {
  it('DSH-01 PRM-03 · an agency administrator creates, invites, manages and pays', () => {
    expect(labels({ user_type: 'agency_admin', subscription_info: subscription() })).toEqual([
      'createBrand',
      'invite',
      'users',
      'analytics',
      'plan',
      'profile',
    ])
  })

  it('PRM-04 · a brand administrator has pages and figures', () => {
    expect(labels({ user_type: 'brand_admin' })).toEqual(['brands', 'pages', 'analytics', 'profile'])
  })

  it('K36 · a reader sees nothing that changes what is not their own', () => {
    expect(labels({ user_type: 'client_readonly' })).toEqual(['brands', 'profile'])
    expect(labels({ user_type: 'brand_member' })).toEqual(['brands', 'profile'])
  })

  it('SUB-03 · after a late payment nothing is offered that makes the plan grow', () => {
    const owing = subscription({ billing_status: 'past_due' })
    expect(labels({ user_type: 'agency_admin', subscription_info: owing })).toEqual([
      'users',
      'brands',
      'analytics',
      'profile',
    ])
  })

  it('SUB-05 · another plan is offered to who may choose one and has one', () => {
    const admin = { user_type: 'agency_admin' }
    const offered = (more: Partial<SubscriptionInfo>) => labels({ ...admin, subscription_info: subscription(more) })
    expect(offered({ can_upgrade: false })).not.toContain('plan')
    expect(offered({ can_manage_subscription: false })).not.toContain('plan')
    expect(offered({ current_plan: null })).not.toContain('plan')
  })

  it('GRD-15 · what has no page yet is left out', () => {
    expect(labels({ user_type: 'agency_admin' }, (path) => path === '/settings')).toEqual(['profile'])
  })
})
