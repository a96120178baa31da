// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { listUsers } from '~/api/generated/sdk.gen'
import { normaliseUser } from '~/api/normalise/user'
import { useFound } from '~/features/palette/use-found'
import { TYPING_PAUSE_MS } from '~/features/shared/lists/typing-pause'

vi.mock(import('~/api/generated/sdk.gen'), async (original) => ({ ...(await original()), listUsers: vi.fn() }))

const user = normaliseUser({ id: 1, user_type: 'agency_admin' })
let client: QueryClient

const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  vi.mocked(listUsers).mockReset()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.useRealTimers()
})

it('NFR-07 · what is still being typed is not asked: one call once typing pauses', async () => {
  const { rerender } = renderHook(({ people }) => useFound({ user, brands: '', people }), {
    initialProps: { people: '' },
    wrapper: Around,
  })
  for (const people of ['b', 'br', 'bra', 'bras']) {
    rerender({ people })
    await pass(100)
  }
  expect(listUsers).not.toHaveBeenCalled()
  await pass(TYPING_PAUSE_MS)
  expect(vi.mocked(listUsers).mock.calls.map(([asked]) => asked?.query?.search)).toEqual(['bras'])
})
