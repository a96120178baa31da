import { systemClock } from '~/platform/clock'
import { browserLocks } from '~/session/browser-ports'
import { withLock } from '~/session/lock'

/**
 * Waits for the same action of other tabs of this browser, whose result `run` can then read. Without Web Locks, as on
 * plain http, it runs at once.
 * @param longest the longest the action may take, in ms: a frozen tab may hold the lock forever
 */
export const oneTabAtATime = <Outcome>(name: string, longest: number, run: () => Promise<Outcome>): Promise<Outcome> =>
  withLock({ clock: systemClock, locks: browserLocks() }, name, longest, run)
