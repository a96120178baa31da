import type { Clock } from '~/platform/clock'

import type { Locks } from './ports'

/**
 * Runs the task under the lock, or without it when there are no locks, they fail, or the wait is over: a lock may be
 * held by a tab that is frozen or gone for good (measured). The task runs once, and its outcome is what counts, also
 * when the lock is taken away from it meanwhile.
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

    // never rejects: who waits for the outcome waits for the promise around it
    const runOnce = (): Promise<void> => {
      cancel()
      work ??= task().then(resolve, reject)
      return work
    }
    const cancel = clock.after(waitMs, () => {
      giveUpWaiting.abort()
      void runOnce()
    })
    // a lock granted after all is given back at once: the task has begun, or is done
    const granted = () => (work ? Promise.resolve() : runOnce())
    const ask = async () => locks.request(name, { signal: giveUpWaiting.signal }, granted)
    ask().catch(runOnce)
  })
}
