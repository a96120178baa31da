import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearToasts, useToasts } from '~/design/feedback/toasts'
import type { AccessChange } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'

import { LEA } from '../../../support/lea'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const PORT = { id: 7, name: 'Brasserie du Port' }
const CAFE = { id: 6, name: 'Café de l’Étoile' }
const change = (kind: AccessChange['kind']): AccessChange => ({
  kind,
  by: 'brand',
  people: [LEA],
  brands: [PORT],
  administered: [{ person: LEA, brand: PORT }],
})

let client: QueryClient
/** The paths of the calls that the server refuses. */
let refused: RegExp

const Around = mutationProviders(() => client, {
  'access.done.restored.users': 'Accès rétabli',
  'access.done.admin': 'Nommée',
  'access.done.admin.failed': 'Administrateur non désigné : {brands}',
})

beforeEach(() => {
  client = createTestClient()
  openApi()
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method !== 'GET' && refused.test(url)) return Response.json({ message: 'Non' }, { status: 400 })
    const data =
      method === 'GET' ? { users: [], admin_user: null } : { assigned_users_count: 1, removed_users_count: 1 }
    return Response.json({ success: true, message: 'Fait', data })
  })
})

afterEach(() => {
  cleanup()
  clearToasts()
  vi.unstubAllGlobals()
})

function open() {
  const { result } = renderHook(() => ({ ...useAccessMutations(1), toasts: useToasts() }), { wrapper: Around })
  return {
    run: (asked: AccessChange) => act(() => result.current.run(asked)),
    last: () => result.current.toasts.at(-1),
  }
}

it('an access that is given back without its role counts as given back, and the toast names the brand (ACC-26)', async () => {
  refused = /admin/
  const page = open()
  await page.run(change('remove'))
  await act(async () => page.last()?.action?.onClick())
  await vi.waitFor(() =>
    expect(page.last()).toMatchObject({
      severity: 'warning',
      title: 'Accès rétabli',
      message: 'Administrateur non désigné : Brasserie du Port',
    }),
  )
})

it('a brand whose administrator could not be named is not told as access that was not removed (ACC-26)', async () => {
  refused = new RegExp(`/${CAFE.id}/`)
  const page = open()
  await page.run({ ...change('admin'), brands: [PORT, CAFE], administered: [] })
  expect(page.last()).toMatchObject({
    severity: 'warning',
    title: 'Nommée',
    message: 'Administrateur non désigné : Café de l’Étoile',
  })
})
