import type { Clock } from '~/platform/clock'

type Timer = { at: number; order: number; run: () => void }

/** Runs all pending microtasks and immediates. */
export const settle = async (): Promise<void> => {
  // reading request and response bodies takes a few turns
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Time that moves only on demand. */
export function createFakeClock(start = Date.UTC(2026, 2, 16, 9)) {
  let now = start
  let order = 0
  const timers = new Set<Timer>()

  const next = (): Timer | undefined =>
    [...timers].toSorted((one, other) => one.at - other.at || one.order - other.order)[0]

  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + Math.max(0, ms), order: (order += 1), run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
  }

  return {
    ...clock,
    /** Fires the timers in between, each with all its effects. */
    async advance(ms: number): Promise<void> {
      const until = now + ms
      await settle()
      for (let timer = next(); timer && timer.at <= until; timer = next()) {
        timers.delete(timer)
        now = Math.max(now, timer.at)
        timer.run()
        await settle()
      }
      now = until
      await settle()
    },
    /** The wall clock advances without firing timers, as while a computer sleeps. */
    sleep: (ms: number) => void (now += ms),
    /** Fires the next timer, if any. */
    step(): boolean {
      const timer = next()
      if (!timer) return false
      timers.delete(timer)
      now = Math.max(now, timer.at)
      timer.run()
      return true
    },
    pending: () => timers.size,
    /** When the next timer fires. */
    nextAt: () => next()?.at,
  }
}

export type FakeClock = ReturnType<typeof createFakeClock>
