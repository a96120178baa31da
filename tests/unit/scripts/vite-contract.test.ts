import { afterEach as afterTest, beforeEach, expect, it, vi } from 'vitest'

import { afterEach } from '../../../scripts/vite-contract.ts'

beforeEach(() => vi.useFakeTimers())
afterTest(() => vi.useRealTimers())

const PAUSE = 200
const LASTS = 5000

function setUp() {
  const generate = vi.fn<() => Promise<void>>(() => new Promise((done) => setTimeout(done, LASTS)))
  return { generate, changed: afterEach(generate, PAUSE) }
}

it('several changes at once generate once', async () => {
  const { generate, changed } = setUp()
  changed()
  await vi.advanceTimersByTimeAsync(PAUSE - 1)
  changed()
  await vi.advanceTimersByTimeAsync(LASTS * 3)
  expect(generate).toHaveBeenCalledOnce()
})

it('a change meanwhile generates once more, after the first run has ended', async () => {
  const { generate, changed } = setUp()
  changed()
  await vi.advanceTimersByTimeAsync(PAUSE + 1)
  changed()
  changed()
  await vi.advanceTimersByTimeAsync(LASTS - 2)
  expect(generate).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(LASTS * 3)
  expect(generate).toHaveBeenCalledTimes(2)
})
