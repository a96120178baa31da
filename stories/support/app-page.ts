import { createMemoryHistory } from '@tanstack/react-router'

import { createServices } from '~/app/create-services'
import { createQueryClient } from '~/app/query-client'
import { release } from '~/app/query-client-of-session'
import { createAppRouter } from '~/app/router'
import { isKnownPath } from '~/routes/-known-path'
import { session } from '~/session/app-session'

export type PageOptions = {
  /** The URL to open. */
  url: string
  /** Called with each URL that was reached. */
  onArrive?: ((href: string) => void) | undefined
}

const shown = new Set<ReturnType<typeof createQueryClient>>()

/** Refetches everything on the page, as if it had become stale. */
export const askAnew = () => Promise.all([...shown].map((client) => client.invalidateQueries()))

/**
 * A page that is still loading starts queries once it has its code, and a late refusal reads one again: their calls would
 * reach the next story.
 */
function askNothing(client: ReturnType<typeof createQueryClient>) {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') query.fetch = () => new Promise(() => {})
  })
}

/** Ends a story: no pending, retried or later call of it reaches the next story. */
export function endPages() {
  for (const client of shown) {
    release(client)
    askNothing(client)
  }
  shown.clear()
}

/** The base of a page of the app: the app's router with a session, and queries that fail without retries. */
export function createPage({ url, onArrive }: PageOptions) {
  const queryClient = createQueryClient()
  const { queries, ...defaults } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } })
  shown.add(queryClient)
  const queriesOfSession = { get: () => queryClient, id: () => 0, subscribe: () => () => {} }
  // one promise for all, as in the app: a component that waits for it recognises it
  const all = createServices({ session, queries: queriesOfSession })
  const loading = Promise.resolve(all)
  const services = { load: () => loading, loaded: () => all, expected: () => true }
  const router = createAppRouter({ services, history: createMemoryHistory({ initialEntries: [url] }) })
  router.subscribe('onResolved', ({ toLocation }) => onArrive?.(toLocation.href))
  return { queryClient, router }
}

/** Whether the app has a page at this path. */
export const isKnownPage = (path: string) => isKnownPath(createPage({ url: '/' }).router, path)
