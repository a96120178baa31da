import { MINUTE_MS } from '~/platform/clock'

/** Decision 25. */
const WARN_MS = 5 * MINUTE_MS

export type IdlePorts = {
  /** Time left before the idle limit ends the session; activity in any tab lengthens it. */
  idleMs: () => number
  setTimer: (callback: () => void, ms: number) => () => void
  /** Calls back when the page is shown again: timers do not run while the machine sleeps. @returns stop */
  onShown: (listener: () => void) => () => void
}

/** Seconds left once the limit is near, else null. */
export type IdleState = number | null

/** A store of the countdown; it ticks only while someone listens, and each second only once the limit is near. */
export function createIdleWatch({ idleMs, setTimer, onShown }: IdlePorts) {
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
    stopTimer = setTimer(tick, wait)
  }

  return {
    get: () => state,
    /** Looks again at once, after the user chose to stay. */
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
