import { type Clock, MINUTE_MS } from '~/platform/clock'

/** How long before the idle limit the countdown is shown (decision 25). */
const WARN_MS = 5 * MINUTE_MS

export type IdlePorts = {
  /** Milliseconds until the idle limit; activity in any tab resets it. */
  idleMs: () => number
  clock: Pick<Clock, 'after'>
  /** The page became visible again: timers do not run during sleep. @returns unsubscribes */
  onShown: (listener: () => void) => () => void
}

/** Seconds left once the limit is near, else null. */
export type IdleState = number | null

/** A countdown store. It runs only with subscribers, and every second only near the limit. */
export function createIdleWatch({ idleMs, clock, onShown }: IdlePorts) {
  let state: IdleState = null
  const listeners = new Set<() => void>()
  let stopTimer: (() => void) | undefined
  let stopShown: (() => void) | undefined

  function set(next: IdleState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function tick() {
    stopTimer?.()
    const left = idleMs()
    const near = left > 0 && left <= WARN_MS
    set(near ? Math.ceil(left / 1000) : null)
    const wait = near ? left % 1000 || 1000 : Math.max(1000, left - WARN_MS)
    stopTimer = clock.after(wait, tick)
  }

  return {
    get: () => state,
    /** Checks at once, after the user chose to stay. */
    check: tick,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        stopShown = onShown(tick)
        tick()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopTimer?.()
        stopShown?.()
      }
    },
  }
}

export type IdleWatch = ReturnType<typeof createIdleWatch>
