import { afterAll, expect, vi } from 'vitest'

import { setReporter } from '~/telemetry/reporter'

import { leftWork, watchWork } from './left-work'

watchWork()

// The next file in this worker finds the clock, globals and spied functions unchanged, and no work of this one. Its own
// `setReporter` starts afresh: a reporter without a version forgets what it has already reported (`setReporter` clears it).
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setReporter({ version: '' })
  const left = await leftWork()
  if (left.length > 0)
    throw new Error(`${expect.getState().testPath ?? 'This file'} leaves work behind:\n${left.join('\n')}`)
})
