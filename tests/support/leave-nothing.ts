import { afterAll, vi } from 'vitest'

// the next file of this worker finds the clock and the globals as they were
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
