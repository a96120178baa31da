import { getCurrentUser, logout, refreshTokens } from '~/api/generated/sdk.gen'

import type { SessionCalls } from './ports'

type Fetches = {
  /** As every call of the app goes. */
  normal: typeof fetch
  /** Starts no renewal, no logout, no signal. */
  quiet: typeof fetch
}

/** The session's own calls, through the transport like all others. */
export const createSessionCalls = ({ normal, quiet }: Fetches): SessionCalls => ({
  refresh: async (refresh, signal) => (await refreshTokens({ body: { refresh }, signal, fetch: normal })).data,
  currentUser: async () => (await getCurrentUser({ fetch: normal })).data,
  whoAmI: async (signal) => (await getCurrentUser({ signal, fetch: quiet })).data,
  logout({ access, refresh }) {
    const call = logout({
      body: refresh === undefined ? {} : { refresh },
      headers: access === undefined ? {} : { Authorization: `Bearer ${access}` },
      // the page may be left before the answer comes
      keepalive: true,
      fetch: quiet,
    })
    call.catch(() => {})
  },
})
