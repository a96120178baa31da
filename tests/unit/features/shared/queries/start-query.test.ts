import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startQuery } from '~/features/shared/queries/start-query'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('DSH-01 · what failed ahead of a visit is not asked for again by it, but by the next one', async () => {
  const client = new QueryClient()
  const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
  const start = () => {
    startQuery(client, { queryKey: ['list'], queryFn, retry: false })
    return vi.advanceTimersByTimeAsync(0)
  }
  await start()
  await start()
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  await start()
  expect(queryFn).toHaveBeenCalledTimes(2)
})
