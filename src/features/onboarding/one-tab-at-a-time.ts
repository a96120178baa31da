import { systemClock } from '~/platform/clock'
import { browserLocks } from '~/session/browser-ports'
import { withLock } from '~/session/lock'

/**
 * Waits for the same act of other tabs of this browser, whose outcome `run` can then look at. Without Web Locks, as on
 * plain http, it runs at once.
 * @param longest how long the act may take, in ms: a frozen tab may hold the lock forever
 */
export const oneTabAtATime = <Outcome>(name: string, longest: number, run: () => Promise<Outcome>): Promise<Outcome> =>
  withLock({ clock: systemClock, locks: browserLocks() }, name, longest, run)
