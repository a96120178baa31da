import { afterEach, expect, it, vi } from 'vitest'

import { oneTabAtATime } from '~/features/onboarding/use-business-setup'

const LONGEST = 35_000
const run = vi.fn<() => Promise<string>>()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  run.mockReset()
})

it('a frozen tab with the lock makes this one wait no longer than the mutation may take (REG-46, C290)', async () => {
  vi.useFakeTimers()
  run.mockResolvedValue('sent')
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
  const outcome = oneTabAtATime('business-setup', LONGEST, run)
  await vi.advanceTimersByTimeAsync(LONGEST - 1)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
  expect(await outcome).toBe('sent')
})

it('a mutation without Web Locks runs at once', async () => {
  run.mockResolvedValue('sent')
  vi.stubGlobal('navigator', {})
  expect(await oneTabAtATime('business-setup', LONGEST, run)).toBe('sent')
})
