import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createIdleWatch } from '~/features/shell/IdleWarning'
import { systemClock } from '~/platform/clock'

const MINUTE = 60_000

describe('the watch over the idle limit', () => {
  let endsAt = 0
  const stopShown = vi.fn()
  let shown: (() => void) | undefined

  const createWatch = () =>
    createIdleWatch({
      idleMs: () => endsAt - Date.now(),
      clock: systemClock,
      onShown(listener) {
        shown = listener
        return stopShown
      },
    })

  beforeEach(() => {
    vi.useFakeTimers()
    endsAt = Date.now() + 120 * MINUTE
    stopShown.mockClear()
    return () => vi.useRealTimers()
  })

  it('keeps quiet until five minutes are left, then counts each second (SES-46)', () => {
    const watch = createWatch()
    const seen: (number | null)[] = []
    watch.store.subscribe((left) => seen.push(left))
    watch.start()
    vi.advanceTimersByTime(115 * MINUTE - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(watch.store.getState()).toBe(300)
    vi.advanceTimersByTime(2000)
    expect(seen).toEqual([300, 299, 298])
  })

  it('ends with the session (SES-46)', () => {
    const watch = createWatch()
    watch.start()
    vi.advanceTimersByTime(120 * MINUTE - 1)
    expect(watch.store.getState()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(watch.store.getState()).toBeNull()
  })

  it('withdraws when someone is active in another tab (SES-46, C038)', () => {
    const watch = createWatch()
    watch.start()
    vi.advanceTimersByTime(116 * MINUTE)
    expect(watch.store.getState()).toBe(240)
    endsAt = Date.now() + 120 * MINUTE
    vi.advanceTimersByTime(1000)
    expect(watch.store.getState()).toBeNull()
    vi.advanceTimersByTime(115 * MINUTE)
    expect(watch.store.getState()).toBe(299)
  })

  it('withdraws at once when the user chose to stay (SES-46)', () => {
    const watch = createWatch()
    watch.start()
    vi.advanceTimersByTime(116 * MINUTE)
    endsAt = Date.now() + 120 * MINUTE
    watch.check()
    expect(watch.store.getState()).toBeNull()
  })

  it('checks again when the machine wakes up (SES-46, C037)', () => {
    const watch = createWatch()
    watch.start()
    vi.setSystemTime(endsAt - 3 * MINUTE)
    shown?.()
    expect(watch.store.getState()).toBe(180)
  })

  it('leaves no timer behind (SES-46, C307)', () => {
    const watch = createWatch()
    const stop = watch.start()
    expect(vi.getTimerCount()).toBe(1)
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(stopShown).toHaveBeenCalledOnce()
  })
})
