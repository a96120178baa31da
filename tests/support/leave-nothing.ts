import { afterAll, vi } from 'vitest'

// the next file of this worker finds the clock, the globals and what was spied on as they were
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
