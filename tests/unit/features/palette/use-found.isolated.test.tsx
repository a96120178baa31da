// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { listBrands, listUsers } from '~/api/generated/sdk.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { useFound } from '~/features/palette/sentence-commands'
import { TYPING_PAUSE_MS } from '~/platform/clock'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'

vi.mock(import('~/api/generated/sdk.gen'), async (original) => ({
  ...(await original()),
  listBrands: vi.fn(),
  listUsers: vi.fn(),
}))

const user = normaliseUser({ id: 1, user_type: 'agency_admin' })
let client: QueryClient

const Around = mutationProviders(() => client)

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

it('a company admin by flag finds own brands behind those of others (NFR-07)', async () => {
  const all = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Marque ${index + 1}` }))
  vi.mocked(listBrands).mockImplementation(
    async (asked) => ({ data: { results: all.slice(0, asked?.query?.page_size) } }) as never,
  )
  const flagged = normaliseUser({ id: 1, permissions_summary: { is_company_admin: true }, brands: [29, 30] })
  const { result } = renderHook(() => useFound({ user: flagged, brands: 'marque', members: '' }), { wrapper: Around })
  await pass(TYPING_PAUSE_MS)
  // the answer is rendered
  await pass(10)
  expect(result.current.brands.map(({ id }) => id)).toEqual([29, 30])
})
