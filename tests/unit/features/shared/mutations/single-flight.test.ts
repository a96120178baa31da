import { describe, expect, it, vi } from 'vitest'

import { singleFlight } from '~/features/shared/mutations/single-flight'

describe('an action that runs once at a time', () => {
  it('starts once for ten submits of one moment (LOG-06, C227, C301)', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    const run = vi.fn<() => Promise<void>>(() => promise)
    const submit = singleFlight(run)
    const submits = Array.from({ length: 10 }, submit)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await Promise.all(submits)
    void submit()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('starts again after a failure (LOG-06)', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')))
    const submit = singleFlight(run)
    await expect(submit()).rejects.toThrow('refused')
    await expect(submit()).rejects.toThrow('refused')
    expect(run).toHaveBeenCalledTimes(2)
  })
})
