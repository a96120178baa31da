import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'

import { createServices } from '~/app/create-services'
import { createQueryClient } from '~/app/query-client'
import { createAppRouter } from '~/app/router'
import { session } from '~/session/app-session'

export type ScreenProps = {
  /** Where the person arrives. */
  url: string
  /** Told each address that was reached. */
  onArrive?: (href: string) => void
}

/** A page of the app in its place: the real route tree with its guards, loaders and texts. Who is there: `visit`. */
export function Screen({ url, onArrive }: ScreenProps) {
  const [{ queryClient, router }] = useState(() => createPage({ url, onArrive }))
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function createPage({ url, onArrive }: { url: string; onArrive: ScreenProps['onArrive'] }) {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const history = createMemoryHistory({ initialEntries: [url] })
  const queries = { get: () => queryClient, id: () => 0, subscribe: () => () => {} }
  // one promise for all, as in the app: a component that waits for it knows it again
  const all = createServices({ session, queries })
  const loading = Promise.resolve(all)
  const services = { load: () => loading, loaded: () => all, expected: () => true }
  const router = createAppRouter({ services, history })
  router.subscribe('onResolved', ({ toLocation }) => onArrive?.(toLocation.href))
  return { queryClient, router }
}
