import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

/** The providers that the hook of an act needs. Texts are their ids. @param client of the current test */
export const aroundActs = (client: () => QueryClient) =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client()}>
        <IntlProvider locale="fr" onError={() => {}}>
          {children}
        </IntlProvider>
      </QueryClientProvider>
    )
  }
