import { describe, expect, it, vi } from 'vitest'

import { withLock } from '~/session/browser-ports'
import type { Locks } from '~/session/ports'

import { createFakeLocks } from './support/fake-browser-apis'
import { createFakeClock, settle } from './support/fake-clock'

const now = () => Promise.resolve()

describe('a task under a lock', () => {
  it('runs alone: the next begins when the first has ended (SES-44)', async () => {
    const clock = createFakeClock()
    const { locks } = createFakeLocks(now)
    const first = Promise.withResolvers<string>()
    const second = vi.fn(async () => 'second')
    const one = withLock({ clock, locks }, 'auth', 1000, () => first.promise)
    const two = withLock({ clock, locks }, 'auth', 1000, second)
    await settle()
    expect(second).not.toHaveBeenCalled()
    first.resolve('first')
    await expect(one).resolves.toBe('first')
    await expect(two).resolves.toBe('second')
    expect(clock.pending()).toBe(0)
  })

  it('runs without locks, and where they fail (C053)', async () => {
    const clock = createFakeClock()
    const broken: Locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) }
    const throwing: Locks = {
      request: () => {
        throw new DOMException('', 'InvalidStateError')
      },
    }
    for (const locks of [undefined, broken, throwing]) {
      const task = vi.fn(async () => 7)
      await expect(withLock({ clock, locks }, 'auth', 1000, task)).resolves.toBe(7)
      expect(task).toHaveBeenCalledTimes(1)
    }
    expect(clock.pending()).toBe(0)
  })

  it('waits no longer than given, and runs once; a late lock is released at once (C052)', async () => {
    const clock = createFakeClock()
    const { promise: late, resolve: grant } = Promise.withResolvers<void>()
    let released = false
    let signal: AbortSignal | undefined
    const locks: Locks = {
      request: async (_name, options, task) => {
        signal = options.signal
        await late
        const result = await task()
        released = true
        return result
      },
    }
    const work = Promise.withResolvers<string>()
    const task = vi.fn(() => work.promise)
    const done = withLock({ clock, locks }, 'auth', 1000, task)
    await clock.advance(999)
    expect(task).not.toHaveBeenCalled()
    expect(signal?.aborted).toBe(false)
    await clock.advance(1)
    expect(task).toHaveBeenCalledTimes(1)
    // no longer in the queue
    expect(signal?.aborted).toBe(true)
    grant()
    await settle()
    expect(released).toBe(true)
    work.resolve('done')
    await expect(done).resolves.toBe('done')
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('a failure of the task reaches the caller, and frees the lock (SES-44)', async () => {
    const clock = createFakeClock()
    const { locks } = createFakeLocks(now)
    const failing = withLock({ clock, locks }, 'auth', 1000, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    await expect(withLock({ clock, locks }, 'auth', 1000, async () => 1)).resolves.toBe(1)
  })
})
