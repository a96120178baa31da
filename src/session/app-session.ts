import { getCurrentUser, logout, refreshTokens } from '~/api/generated/sdk.gen'
import { quietFetch, transportFetch } from '~/api/transport/transport'
import { systemClock } from '~/platform/clock'
import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'
import { emitWindowEvent } from '~/telemetry/events'

import { authStore } from './auth-store'
import { brandSelection } from './brand-selection'
import { browserChannel, browserLocks, browserPage } from './browser-ports'
import { currentSession } from './current-session'
import type { SessionCalls } from './ports'
import { createSession } from './session'
import { createGenerations } from './shared-generation'

type Fetches = {
  /** The regular `fetch` of the app. */
  normal: typeof fetch
  /** Starts no renewal, logout or signal. */
  quiet: typeof fetch
}

export const createSessionCalls = ({ normal, quiet }: Fetches): SessionCalls => ({
  refresh: async (refresh, signal) => (await refreshTokens({ body: { refresh }, signal, fetch: normal })).data,
  currentUser: async () => (await getCurrentUser({ fetch: normal })).data,
  checkCurrentUser: async (signal) => (await getCurrentUser({ signal, fetch: quiet })).data,
  logout({ access, refresh }) {
    const call = logout({
      body: refresh === undefined ? {} : { refresh },
      headers: access === undefined ? {} : { Authorization: `Bearer ${access}` },
      // the page may be closed before the answer arrives
      keepalive: true,
      fetch: quiet,
    })
    call.catch(() => {})
  },
})

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

currentSession.set(session)
