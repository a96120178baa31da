import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'

import type { Services } from './-router-context'

/** Provides the query client of the current session. */
export function QueryArea({ queries, children }: Pick<Services, 'queries'> & { children: ReactNode }) {
  const client = useSyncExternalStore(queries.subscribe, queries.get, queries.get)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
