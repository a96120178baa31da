import type { Clock } from '~/platform/clock'

type Timer = { at: number; order: number; run: () => void }

/** Lets everything run that waits for nothing but its turn. */
export const settle = async (): Promise<void> => {
  // bodies of requests and answers take a few turns to be read
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Time that moves only when it is told to. */
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
    /** Runs the timers on the way, each with everything that follows from it. */
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
    /** The wall clock moves and no timer fires, as while a computer sleeps. */
    sleep: (ms: number) => void (now += ms),
    /** Runs the next timer, if any. */
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
