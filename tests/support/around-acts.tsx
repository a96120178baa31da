import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

/**
 * The providers that the hook of an act needs.
 * @param client of the current test
 * @param messages the texts that the test looks at, such as those of `fr/errors.json`. The others are their ids
 */
export const aroundActs = (client: () => QueryClient, messages: Record<string, string> = {}) =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client()}>
        <IntlProvider locale="fr" messages={messages} onError={() => {}}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    )
  }
