import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useSetActive } from '~/features/brands/BulkOutcome'

import brandpages from '../../../../src/i18n/messages/fr/brandpages.json'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const client = createTestClient()
const Around = mutationProviders(() => client, brandpages)

beforeEach(openApi)

afterEach(() => {
  cleanup()
  client.clear()
  clearToasts()
  vi.unstubAllGlobals()
})

it('a user who comes back while several brands are being switched reads how far it is (BRD-22)', async () => {
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => held.promise)
  const first = renderHook(() => useSetActive(), { wrapper: Around })
  const over = first.result.current.setActive({ brands: [PORT], active: false })
  await vi.waitFor(() => expect(first.result.current).toMatchObject({ running: true, progress: { done: 0, total: 1 } }))
  first.unmount()
  const back = renderHook(() => useSetActive(), { wrapper: Around })
  expect(back.result.current).toMatchObject({ running: true, progress: { done: 0, total: 1 } })
  held.resolve(Response.json({ success: true, message: 'Fait', data: { ...PORT, is_active: false } }))
  await act(() => over)
  await vi.waitFor(() => expect(back.result.current.running).toBe(false))
})

it('a user who leaves while several brands are switched can undo what was done, though one was refused (BRD-22)', async () => {
  const other = { ...PORT, id: 8, name: 'Café' }
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    if (method === 'PATCH' && url.endsWith('/8/'))
      return Promise.resolve(Response.json({ detail: 'Non' }, { status: 403 }))
    const data = { ...PORT, is_active: method !== 'PATCH' }
    return Promise.resolve(Response.json({ success: true, message: 'Fait', data }))
  })
  const { result, unmount } = renderHook(() => useSetActive(), { wrapper: Around })
  const over = result.current.setActive({ brands: [PORT, other], active: false })
  unmount()
  await over
  const [toast, ...more] = renderHook(() => useToasts()).result.current
  expect(more).toEqual([])
  expect(toast).toMatchObject({
    severity: 'error',
    title: '1 marque n’a pas pu être modifiée',
    message: 'Café · 1 marque désactivée',
    action: { undoes: true },
  })
})
