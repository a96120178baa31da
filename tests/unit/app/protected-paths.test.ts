import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'

import { PROTECTED_PATHS } from '~/app/protected-paths'
import { createAppRouter } from '~/app/router'

const AREA = '/_authenticated'

const router = createAppRouter({
  services: { expected: () => false, loaded: () => undefined, load: () => Promise.reject(new Error('nobody is here')) },
  history: createMemoryHistory(),
})

const protectedPages = Object.values(router.routesById)
  .filter(({ id, children }) => id.startsWith(`${AREA}/`) && !children)
  .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))

it('GRD-03 · the boot script keeps visitors from every protected page that has one address', () => {
  const planned = ['/analytics', '/brands', '/pages', '/users']
  const oneAddress = protectedPages.filter((path) => !path.includes('$'))
  expect(new Set(PROTECTED_PATHS)).toEqual(new Set([...planned, ...oneAddress]))
})

it('GRD-06 · and from no other', () => {
  const others = PROTECTED_PATHS.map((path) => router.getMatchedRoutes(path))
    .filter(([, , found]) => found !== undefined)
    .filter(([branch]) => !branch.some(({ id }) => id === AREA))
  expect(others).toEqual([])
})
