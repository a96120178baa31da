import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'

import { PROTECTED_PATHS } from '~/app/protected-paths.gen'
import { createAppRouter } from '~/app/router'

import { addressOf } from '../../../scripts/routes.ts'

const AREA = '/_authenticated'

const router = createAppRouter({
  services: { expected: () => false, loaded: () => undefined, load: () => Promise.reject(new Error('nobody is here')) },
  history: createMemoryHistory(),
})

const protectedPages = Object.values(router.routesById)
  .filter(({ id, children }) => id.startsWith(`${AREA}/`) && !children)
  .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))

it('the boot script keeps visitors from every protected page that has one address (GRD-03)', () => {
  const oneAddress = protectedPages.filter((path) => !path.includes('$'))
  expect(new Set(PROTECTED_PATHS)).toEqual(new Set(oneAddress))
})

it('the pages of brands and users have the addresses of decision 26 (GRD-10)', () => {
  for (const path of ['/brands', '/brands/$brandId', '/users', '/users/invitations'])
    expect(protectedPages).toContain(path)
})

it('the boot script leaves visitors on every other page (GRD-06)', () => {
  const areas = PROTECTED_PATHS.map((path) => router.getMatchedRoutes(path)[0].map(({ id }) => id))
  expect(areas.filter((ids) => !ids.includes(AREA))).toEqual([])
})

it.each([
  ['dashboard.tsx', '/dashboard'],
  ['users/index.tsx', '/users'],
  ['users/invitations.tsx', '/users/invitations'],
  ['users.invitations.tsx', '/users/invitations'],
  ['_wide/reports.tsx', '/reports'],
  ['brands/$brandId.tsx', undefined],
  ['brands/-columns.tsx', undefined],
  ['users/-data.ts', undefined],
])('the file %s stands for the address %s (GRD-03)', (file, address) => {
  expect(addressOf(file)).toBe(address)
})
