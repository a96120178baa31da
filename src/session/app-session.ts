import { quietFetch, transportFetch } from '~/api/transport/app-transport'
import { systemClock } from '~/platform/clock'
import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'
import { emitWindowEvent } from '~/telemetry/events'

import { authStore } from './auth-store'
import { brandSelection } from './brand-selection'
import { browserChannel, browserLocks, browserPage } from './browser-ports'
import { currentSession } from './current-session'
import { createGenerations } from './generations'
import { createSession } from './session'
import { createSessionCalls } from './session-calls'

/** The session of this tab. The app starts it once, before the first route. */
export const session = createSession({
  clock: systemClock,
  local: safeLocalStorage,
  tab: safeSessionStorage,
  locks: browserLocks(),
  channel: browserChannel('auth'),
  generations: createGenerations(),
  calls: createSessionCalls({ normal: transportFetch, quiet: quietFetch }),
  auth: authStore,
  brand: brandSelection,
  page: browserPage,
  announceLogout: (reason) => emitWindowEvent('auth:logout', { reason }),
})

currentSession.arrive(session)
