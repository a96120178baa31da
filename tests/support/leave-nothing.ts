import { afterAll, vi } from 'vitest'

// the next file in this worker finds clock, globals and spied functions unchanged
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
