import { afterAll, vi } from 'vitest'

import { setReporter } from '~/telemetry/reporter'

// The next file in this worker finds the clock, globals and spied functions unchanged. Its own `setReporter` starts
// afresh: a reporter without a version forgets what it has already reported (`setReporter` clears it).
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setReporter({ version: '' })
})
