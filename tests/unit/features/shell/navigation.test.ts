import { describe, expect, it } from 'vitest'

import { navigationFor } from '~/features/shell/navigation'

import { aUser } from './a-user'

const everything = () => true
const paths = (user: ReturnType<typeof aUser>, exists: (path: string) => boolean = everything) => {
  const { areas, account } = navigationFor(user, exists)
  return [...areas, ...account].map(({ to }) => to)
}

describe('the navigation', () => {
  it('GRD-15 · an agency admin reaches every area', () => {
    expect(paths(aUser({ user_type: 'agency_admin' }))).toEqual([
      '/dashboard',
      '/pages',
      '/analytics',
      '/brands',
      '/users',
      '/users/invitations',
      '/settings',
    ])
  })

  it('GRD-15 PRM-07 · a brand admin reaches analytics, not the users', () => {
    expect(paths(aUser({ user_type: 'brand_admin' }))).toEqual([
      '/dashboard',
      '/pages',
      '/analytics',
      '/brands',
      '/settings',
    ])
  })

  it.each(['brand_member', 'client_readonly', 'auditor'])(
    'GRD-15 PRM-08 · %s reaches what everybody reaches',
    (role) => {
      expect(paths(aUser({ user_type: role }))).toEqual(['/dashboard', '/pages', '/brands', '/settings'])
    },
  )

  it('PRM-01 PRM-05 · a flag opens a section as the role would', () => {
    expect(paths(aUser({ user_type: 'brand_member', can_access_analytics: true }))).toContain('/analytics')
    const admin = { is_company_admin: true, is_brand_admin: false }
    expect(paths(aUser({ user_type: 'brand_member', permissions_summary: admin }))).toContain('/users')
  })

  it('PRM-01 · the subscription is for those who may manage it', () => {
    const subscription = aUser({ user_type: 'brand_member' }, { can_manage_subscription: true })
    expect(paths(subscription)).toContain('/subscription/upgrade')
    expect(paths(aUser({ user_type: 'agency_admin' }, { can_manage_subscription: false }))).not.toContain(
      '/subscription/upgrade',
    )
  })

  it('GRD-15 · leads nowhere that does not exist', () => {
    const routes = new Set(['/dashboard', '/settings'])
    expect(paths(aUser({ user_type: 'agency_admin' }), (path) => routes.has(path))).toEqual(['/dashboard', '/settings'])
  })
})
