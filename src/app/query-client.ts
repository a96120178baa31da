import { QueryClient } from '@tanstack/react-query'

import type { ApiError } from '~/api/api-error'
import { FRESHNESS } from '~/api/freshness'
import { retryDelay, retryQuery } from '~/api/retries'

declare module '@tanstack/react-query' {
  interface Register {
    /** The transport rejects with nothing else, an abort apart. */
    defaultError: ApiError
  }
}

/**
 * The cache of one session. Freshness and retries of the documents are set here, by operation: a query of the generated
 * client needs to name neither.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryQuery,
        retryDelay,
        // the transport answers at once when offline; a paused query would show a skeleton for ever (C116, C302)
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // B §8: mutations are not retried, two of the settings apart
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const [operation, freshness] of Object.entries(FRESHNESS))
    client.setQueryDefaults([{ _id: operation }], freshness)
  return client
}
