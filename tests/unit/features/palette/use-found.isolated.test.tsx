// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { listUsers } from '~/api/generated/sdk.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { useFound } from '~/features/palette/use-found'
import { TYPING_PAUSE_MS } from '~/features/shared/lists/use-list-filters'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'

vi.mock(import('~/api/generated/sdk.gen'), async (original) => ({
  ...(await original()),
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
