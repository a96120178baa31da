import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { systemClock, wait } from '~/platform/clock'

describe('a wait', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends after its time, and leaves no listener at the signal', async () => {
    const { signal } = new AbortController()
    const forget = vi.spyOn(signal, 'removeEventListener')
    const waiting = wait(systemClock, 250, signal)
    vi.advanceTimersByTime(249)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    await waiting
    expect(forget).toHaveBeenCalledOnce()
  })

  it('rejects with the reason of an abort, and leaves no timer', async () => {
    const abort = new AbortController()
    const waiting = wait(systemClock, 250, abort.signal)
    abort.abort()
    await expect(waiting).rejects.toBe(abort.signal.reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not begin once its signal is aborted', async () => {
    await expect(wait(systemClock, 250, AbortSignal.abort())).rejects.toThrow('abort')
    expect(vi.getTimerCount()).toBe(0)
  })
})
