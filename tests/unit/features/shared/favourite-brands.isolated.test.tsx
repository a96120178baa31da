// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { getBrand } from '~/api/generated/sdk.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { toast, useToasts } from '~/design/feedback/toasts'
import { useBrandsById, useFavouriteBrands } from '~/features/shared/brands-by-id'
import { createFavourites, favourites } from '~/features/shared/favourite-brands'

import { memoryStorage } from '../../../support/memory-storage'
import { createTestClient, mutationProviders, setCurrentUser } from '../../../support/mutation-providers'

vi.mock(import('~/api/generated/sdk.gen'), async (original) => ({ ...(await original()), getBrand: vi.fn() }))

let client: QueryClient

const Around = mutationProviders(() => client)

const brand = (id: number) => ({ id, name: `Marque ${id}` })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  client = createTestClient()
  vi.mocked(getBrand).mockReset()
})

afterEach(() => {
  cleanup()
  client.clear()
  localStorage.clear()
  vi.useRealTimers()
})

describe('the favourite brands', () => {
  it('are stored by user, each once, and as ids alone (BRD-22)', () => {
    const storage = memoryStorage()
    const stored = createFavourites(storage)
    for (const id of [4, 7, 4]) stored.add(1, id)
    stored.add(2, 9)
    expect([stored.read(1), stored.read(2)]).toEqual([[7, 4], [9]])
    stored.remove(1, [7, 8])
    expect(JSON.parse(storage.getItem('favourite-brands') ?? '')).toEqual({ u2: { items: [9] }, u1: { items: [4] } })
  })

  it('skip what they did not store themselves (BRD-22)', () => {
    const storage = memoryStorage({ 'favourite-brands': JSON.stringify({ u1: { items: ['4', null, -1, 7] } }) })
    expect(createFavourites(storage).read(1)).toEqual([7])
  })

  it('are only those that the user may open, and call for none that is listed (BRD-22)', async () => {
    setCurrentUser(client, normaliseUser({ id: 1, user_type: 'brand_member', brands: [3, 4] }))
    vi.mocked(getBrand).mockImplementation((async ({ path: { id } }: { path: { id: number } }) => ({
      data: brand(id),
    })) as typeof getBrand)
    for (const id of [4, 5, 3]) favourites.add(1, id)
    const listed = [brand(3)]
    const { result } = renderHook(() => useFavouriteBrands(listed), { wrapper: Around })
    await pass(100)
    expect(result.current).toEqual([brand(4), brand(3)])
    expect(vi.mocked(getBrand).mock.calls.map(([asked]) => asked.path.id)).toEqual([4])
  })
})

it('a deleted favourite or recent brand is left out and removed without a toast, and the others stay (NFR-07, NFR-04)', async () => {
  for (const id of [3, 4, 5]) client.setQueryData(getBrandQueryKey({ path: { id } }), brand(id), { updatedAt: 1 })
  const failWith: Record<number, number> = { 3: 404, 4: 403, 5: 500 }
  vi.mocked(getBrand).mockImplementation(async ({ path: { id } }) => {
    throw new ApiError({ status_code: failWith[id] ?? 0 })
  })
  client.setDefaultOptions({ queries: { retry: false } })
  toast({ severity: 'warning', general: 'refusal', title: 'Accès refusé' })
  const onMissing = vi.fn()
  const ids = [3, 4, 5]
  const { result } = renderHook(() => useBrandsById(ids, onMissing), { wrapper: Around })
  await pass(100)
  expect(result.current).toEqual([brand(5)])
  expect(onMissing).toHaveBeenLastCalledWith([3, 4], [3])
  expect(renderHook(() => useToasts()).result.current).toEqual([])
})
