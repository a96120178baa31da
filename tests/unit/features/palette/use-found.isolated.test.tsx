// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { getBrand, listUsers } from '~/api/generated/sdk.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { toast, useToasts } from '~/design/feedback/toasts'
import { useFound, useKnownBrands } from '~/features/palette/use-found'
import { TYPING_PAUSE_MS } from '~/features/shared/lists/use-list-filters'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'

vi.mock(import('~/api/generated/sdk.gen'), async (original) => ({
  ...(await original()),
  getBrand: vi.fn(),
  listUsers: vi.fn(),
}))

const user = normaliseUser({ id: 1, user_type: 'agency_admin' })
let client: QueryClient

const Around = mutationProviders(() => client)

const brand = (id: number) => ({ id, name: `Marque ${id}` })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  client = createTestClient()
  vi.mocked(listUsers).mockReset()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.useRealTimers()
})

it('a search makes one call once typing pauses (NFR-07)', async () => {
  const { rerender } = renderHook(({ members }) => useFound({ user, brands: '', members }), {
    initialProps: { members: '' },
    wrapper: Around,
  })
  for (const members of ['b', 'br', 'bra', 'bras']) {
    rerender({ members })
    await pass(100)
  }
  expect(listUsers).not.toHaveBeenCalled()
  await pass(TYPING_PAUSE_MS)
  expect(vi.mocked(listUsers).mock.calls.map(([asked]) => asked?.query?.search)).toEqual(['bras'])
})

it('a deleted recent brand is left out and removed without a toast, and the others stay (NFR-07, NFR-04)', async () => {
  for (const id of [3, 4, 5]) client.setQueryData(getBrandQueryKey({ path: { id } }), brand(id), { updatedAt: 1 })
  const failWith: Record<number, number> = { 3: 404, 4: 403, 5: 500 }
  vi.mocked(getBrand).mockImplementation(async ({ path: { id } }) => {
    throw new ApiError({ status_code: failWith[id] ?? 0 })
  })
  client.setDefaultOptions({ queries: { retry: false } })
  toast({ severity: 'warning', general: 'refusal', title: 'Accès refusé' })
  const onGone = vi.fn()
  const ids = [3, 4, 5]
  const { result } = renderHook(() => useKnownBrands(ids, onGone), { wrapper: Around })
  await pass(100)
  expect(result.current).toEqual([brand(5)])
  expect(onGone).toHaveBeenLastCalledWith([3, 4])
  expect(renderHook(() => useToasts()).result.current).toEqual([])
})
