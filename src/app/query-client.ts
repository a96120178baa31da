import { QueryClient } from '@tanstack/react-query'

import type { ApiError } from '~/api/api-error'
import { FRESHNESS } from '~/api/freshness'
import { retryDelay, retryQuery } from '~/api/retries'
import { createMutationCache } from '~/features/shared/mutations/mutation-cache'

import { completeUser } from './complete-user'
import { recoverBrands } from './recover-brands'

declare module '@tanstack/react-query' {
  interface Register {
    /** Besides an `ApiError`, the transport rejects only with an `AbortError`. */
    defaultError: ApiError
  }
}

/**
 * The query cache of one session. Freshness and retries are set here per operation, so queries of the generated client
 * need no options for them.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: {
      queries: {
        retry: retryQuery,
        retryDelay,
        // the transport fails at once when offline; a paused query would show its skeleton forever (C116)
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // mutations are not retried, except two of the settings
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const [operation, freshness] of Object.entries(FRESHNESS))
    client.setQueryDefaults([{ _id: operation }], freshness)
  completeUser(client)
  recoverBrands(client)
  return client
}
