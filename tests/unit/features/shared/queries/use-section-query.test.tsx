import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useSectionQuery } from '~/features/shared/queries/QuerySection'
import { pageQuery, prefetchPage } from '~/routes/-page-queries'

import { createTestClient, mutationProviders } from '../../../../support/mutation-providers'

const MINUTE_MS = 60_000

let client: QueryClient
/** Answers with the number of the call, after a while. */
const queryFn = vi.fn<() => Promise<number>>()

const options = { queryKey: ['brandsOfUser'], queryFn, retry: false, staleTime: 5 * MINUTE_MS }

const answer = (call: number) => new Promise<number>((resolve) => void setTimeout(resolve, 100, call))
const refuse = () => new Promise<number>((_, reject) => void setTimeout(reject, 100, new Error('refused')))

const mount = () => renderHook(() => useSectionQuery(options), { wrapper: mutationProviders(() => client) })
const load = () => void prefetchPage(client, [pageQuery(options)])
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  vi.useFakeTimers()
  client = createTestClient()
  queryFn.mockReset().mockImplementation(() => answer(queryFn.mock.calls.length))
  const { unmount } = mount()
  await pass(200)
  unmount()
  expect(queryFn).toHaveBeenCalledTimes(1)
})
afterEach(() => {
  cleanup()
  client.clear()
  vi.useRealTimers()
})

it('a section that no loader feeds shows the data after a change that came while it was closed (C212)', async () => {
  await client.invalidateQueries(options)
  const { result } = mount()
  expect(result.current.data).toBe(1)
  await pass(200)
  expect(result.current.data).toBe(2)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('a section refetches nothing on mount that has not changed, however old (C212)', async () => {
  client.setQueryData(options.queryKey, 1, { updatedAt: 1 })
  mount()
  await pass(200)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it.each([
  ['runs', 50],
  ['has answered', 200],
])('a section does not repeat a query of its loader that %s (C212)', async (_, ms) => {
  await client.invalidateQueries(options)
  load()
  await pass(ms)
  mount()
  await pass(200)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('a section does not repeat a query of its loader that has failed (C212)', async () => {
  await client.invalidateQueries(options)
  queryFn.mockImplementation(refuse)
  load()
  await pass(200)
  mount()
  await pass(200)
  expect(queryFn).toHaveBeenCalledTimes(2)
})
