import { afterAll, vi } from 'vitest'

import { setReporter } from '~/telemetry/reporter'

// the next file in this worker finds clock, globals and spied functions unchanged, and a reporter without a version:
// one that has no version yet forgets what it has said
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setReporter({ version: '' })
})
