import type { Clock } from '~/platform/clock'

import type { Locks } from './ports'

/**
 * Runs the task under the lock, or without it when locks are missing, fail or take too long: a frozen tab may hold one
 * forever (measured). The task runs once, and its result counts even if the lock is stolen.
 */
export function withLock<Result>(
  { clock, locks }: { clock: Clock; locks: Locks | undefined },
  name: string,
  waitMs: number,
  task: () => Promise<Result>,
): Promise<Result> {
  if (!locks) return task()
  return new Promise((resolve, reject) => {
    const giveUpWaiting = new AbortController()
    let work: Promise<void> | undefined

    // never rejects: callers wait for the outer promise
    const runOnce = (): Promise<void> => {
      cancel()
      work ??= task().then(resolve, reject)
      return work
    }
    const cancel = clock.after(waitMs, () => {
      giveUpWaiting.abort()
      void runOnce()
    })
    // a lock granted late is released at once: the task is already running or done
    const granted = () => (work ? Promise.resolve() : runOnce())
    const ask = async () => locks.request(name, { signal: giveUpWaiting.signal }, granted)
    ask().catch(runOnce)
  })
}
