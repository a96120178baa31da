import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'
import type { AccessChange } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'

import { LEA } from '../../../support/lea'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const wrapper = mutationProviders(() => client)

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

const give = (id: number): AccessChange => ({
  kind: 'assign',
  by: 'user',
  people: [LEA],
  brands: [{ id, name: `Brand ${id}` }],
  administered: [],
})

it('the changes of one user, one directly after the other, are all sent (ACC-27, C301)', async () => {
  client = createTestClient()
  const sent: number[][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push((await request.json()).brand_ids)
    return Response.json({ success: true, data: { assigned_brands_count: 1, username: 'lea' } })
  })
  openApi()
  const { result } = renderHook(() => useAccessMutations(9), { wrapper })
  const whole = await act(async () => [await result.current.runNext(give(1)), await result.current.runNext(give(2))])
  expect(whole).toEqual([true, true])
  expect(sent).toEqual([[1], [2]])
})
