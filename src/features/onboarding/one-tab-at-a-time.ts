import { REQUEST_TIMEOUT_MS } from '~/api/request-timeout'
import { systemClock } from '~/platform/clock'
import { browserLocks } from '~/session/browser-ports'
import { withLock } from '~/session/lock'

import { CHECK_MS } from './use-business-setup'

/**
 * Waits for the same act of other tabs of this browser, whose outcome `run` can then look at. Not longer than
 * the act may take: a frozen tab may hold the lock forever. Without Web Locks, as on plain http, it runs at once.
 */
export const oneTabAtATime = <Outcome>(name: string, run: () => Promise<Outcome>): Promise<Outcome> =>
  withLock({ clock: systemClock, locks: browserLocks() }, name, REQUEST_TIMEOUT_MS + CHECK_MS, run)
