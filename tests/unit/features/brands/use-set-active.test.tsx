import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

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
