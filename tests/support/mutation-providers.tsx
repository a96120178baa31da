import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, vi } from 'vitest'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { clearToasts } from '~/design/feedback/toasts'
import { createMutationCache } from '~/features/shared/mutations/mutation-cache'

import { openApi } from './open-api'

/** A client that handles mutations as the app's does, and retries nothing. */
export const createTestClient = () =>
  new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })

/** Makes a user the current one of a client, without a call. */
export function setCurrentUser(client: QueryClient, user: User): void {
  const queryKey = getCurrentUserQueryKey()
  client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(queryKey, user)
}

/**
 * The providers that a mutation hook needs.
 * @param client of the current test
 * @param messages the texts that the test looks at, such as those of `fr/errors.json`. The others are their ids
 */
export const mutationProviders = (client: () => QueryClient, messages: Record<string, string> = {}) =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client()}>
        <IntlProvider locale="fr" messages={messages} onError={() => {}}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    )
  }

/**
 * Each test of the file has a client, an active session and an answer for its calls, and leaves nothing behind.
 * @returns the client of the current test, and the providers around a hook
 */
export function setUpMutations(answer: (request: Request) => Promise<Response>, messages: Record<string, string> = {}) {
  let client = createTestClient()
  beforeEach(() => {
    client = createTestClient()
    vi.stubGlobal('fetch', answer)
    openApi()
  })
  afterEach(() => {
    cleanup()
    clearToasts()
    client.clear()
    vi.unstubAllGlobals()
  })
  return { client: () => client, wrapper: mutationProviders(() => client, messages) }
}
