import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { createApp } from '~/app/App'
import { navigationPages, PAGES } from '~/features/shared/pages'
import { navigationFor } from '~/features/shell/navigation'

import { aUser } from './a-user'

const { router } = createApp({
  loadServices: () => Promise.reject(new Error('nobody is here')),
  expected: () => false,
  history: createMemoryHistory(),
})

const paths = (user: ReturnType<typeof aUser>) => {
  const { areas, account } = navigationFor(user)
  return [...areas, ...account].map(({ to }) => to)
}

const linkFor = (brands_limit: number) => {
  const user = normaliseUser({
    id: 1,
    user_type: 'agency_admin',
    brands: [7],
    company_info: { slots: { brands_limit } },
  })
  return navigationFor(user).areas.find(({ to }) => to === '/brands')?.link
}

describe('the navigation', () => {
  it('leads an agency admin to every area (GRD-15)', () => {
    expect(paths(aUser({ user_type: 'agency_admin' }))).toEqual([
      '/dashboard',
      '/pages',
      '/analytics',
      '/brands',
      '/users',
      '/users/invitations',
      '/access',
      '/settings',
    ])
  })

  it('leads a brand admin to analytics, not to the users (GRD-15, PRM-07)', () => {
    expect(paths(aUser({ user_type: 'brand_admin' }))).toEqual([
      '/dashboard',
      '/pages',
      '/analytics',
      '/brands',
      '/settings',
    ])
  })

  it.each(['brand_member', 'client_readonly', 'auditor'])(
    'leads %s to what every user may open (GRD-15, PRM-08)',
    (role) => {
      expect(paths(aUser({ user_type: role }))).toEqual(['/dashboard', '/pages', '/brands', '/settings'])
    },
  )

  it('opens a section by a flag as by the role (PRM-01, PRM-05)', () => {
    expect(paths(aUser({ user_type: 'brand_member', can_access_analytics: true }))).toContain('/analytics')
    const admin = { is_company_admin: true, is_brand_admin: false }
    expect(paths(aUser({ user_type: 'brand_member', permissions_summary: admin }))).toContain('/users')
  })

  it('shows the subscription to those who may manage it (PRM-01)', () => {
    const subscription = aUser({ user_type: 'brand_member' }, { can_manage_subscription: true })
    expect(paths(subscription)).toContain('/settings/billing')
    expect(paths(aUser({ user_type: 'agency_admin' }, { can_manage_subscription: false }))).not.toContain(
      '/settings/billing',
    )
  })

  it('shows no page of reports to a user who may read them (DSH-05)', () => {
    const reader = aUser({ user_type: 'brand_member', can_access_reports: true })
    expect(paths(reader)).toEqual(paths(aUser({ user_type: 'brand_member' })))
    expect(Object.keys(router.routesByPath).filter((path) => path.includes('report'))).toEqual([])
  })

  it('leads nowhere that does not exist (GRD-15)', () => {
    const found = paths(aUser({ user_type: 'agency_admin' }))
    expect(found).toEqual(expect.arrayContaining(['/dashboard', '/users/invitations', '/settings']))
    expect(found.map((path) => router.getMatchedRoutes(path)[2]?.fullPath.replace(/\/$/, ''))).toEqual(found)
  })

  it('marks for a page without an entry the one it belongs to (decision 29)', () => {
    const owners = Object.values(PAGES).flatMap(({ under }) => under ?? [])
    expect(owners).not.toEqual([])
    expect(navigationPages().map(({ to }) => to)).toEqual(expect.arrayContaining(owners))
  })

  it('leads from the brands to the brand of a plan that holds one (BRD-25)', () => {
    expect(linkFor(1)).toEqual({ to: '/brands/$brandId', params: { brandId: '7' } })
    expect(linkFor(5)).toEqual({ to: '/brands' })
  })

  it('marks no entry while a sub-page with an entry of its own is open', () => {
    const { areas } = navigationFor(aUser({ user_type: 'agency_admin' }))
    expect(areas.filter(({ exact }) => exact).map(({ to }) => to)).toEqual(['/users'])
  })
})
