import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

/** What the hook of an act needs around it. Texts are their ids. @param client of the test that runs */
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
