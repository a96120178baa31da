import { getCurrentUser, logout, refreshTokens } from '~/api/generated/sdk.gen'

import type { SessionCalls } from './ports'

type Fetches = {
  /** The regular `fetch` of the app. */
  normal: typeof fetch
  /** Starts no renewal, logout or signal. */
  quiet: typeof fetch
}

export const createSessionCalls = ({ normal, quiet }: Fetches): SessionCalls => ({
  refresh: async (refresh, signal) => (await refreshTokens({ body: { refresh }, signal, fetch: normal })).data,
  currentUser: async () => (await getCurrentUser({ fetch: normal })).data,
  whoAmI: async (signal) => (await getCurrentUser({ signal, fetch: quiet })).data,
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
