import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'

import { createApp } from '~/app/App'
import { PROTECTED_PATHS } from '~/app/protected-paths.gen'
import { type Page, PAGES } from '~/features/shared/pages'

const AREA = '/_authenticated'

const { router } = createApp({
  loadServices: () => Promise.reject(new Error('nobody is here')),
  expected: () => false,
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

it('the table of pages has every route, and visitors may open those outside the protected area (GRD-03, GRD-06)', () => {
  const paths = Object.values(router.routesById)
    .filter(({ children, id }) => !children && id !== '__root__')
    .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'))
  expect(new Set(Object.keys(PAGES))).toEqual(new Set(paths))
  const closed = Object.entries<Page>(PAGES).flatMap(([path, page]) => (page.public ? [] : [path]))
  expect(new Set(closed)).toEqual(new Set(protectedPages))
})
