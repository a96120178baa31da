import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

import { createMutationCache } from '~/features/shared/mutations/mutation-cache'

/** A client that handles mutations as the app's does, and retries nothing. */
export const createTestClient = () =>
  new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })

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
