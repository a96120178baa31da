import { createMemoryHistory } from '@tanstack/react-router'

import { createServices } from '~/app/create-services'
import { createQueryClient } from '~/app/query-client'
import { release } from '~/app/query-client-of-session'
import { createAppRouter } from '~/app/router'
import { isKnownPath } from '~/routes/-known-path'
import { session } from '~/session/app-session'

export type PageOptions = {
  /** Where the person arrives. */
  url: string
  /** Told each address that was reached. */
  onArrive?: ((href: string) => void) | undefined
}

const shown = new Set<ReturnType<typeof createQueryClient>>()

/** Asks anew for all that the page shows, as when it has become old. */
export const askAnew = () => Promise.all([...shown].map((client) => client.invalidateQueries()))

/** A page that is still loading asks once it has its code: that call would reach the next story. */
const ASKS_NOTHING = {
  onFetch: (context: { fetchFn: unknown }) => void (context.fetchFn = () => new Promise(() => {})),
}

/** At the end of a story: nothing it has asked for, nothing it would try again, and nothing it asks later reaches the next one. */
export function endPages() {
  for (const client of shown) {
    client.setDefaultOptions({ queries: { behavior: ASKS_NOTHING } })
    release(client)
  }
  shown.clear()
}

/** What a page of the app stands on: the router of the app, with a session, and queries that fail at once. */
export function createPage({ url, onArrive }: PageOptions) {
  const queryClient = createQueryClient()
  const { queries, ...defaults } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } })
  shown.add(queryClient)
  const queriesOfSession = { get: () => queryClient, id: () => 0, subscribe: () => () => {} }
  // one promise for all, as in the app: a component that waits for it knows it again
  const all = createServices({ session, queries: queriesOfSession })
  const loading = Promise.resolve(all)
  const services = { load: () => loading, loaded: () => all, expected: () => true }
  const router = createAppRouter({ services, history: createMemoryHistory({ initialEntries: [url] }) })
  router.subscribe('onResolved', ({ toLocation }) => onArrive?.(toLocation.href))
  return { queryClient, router }
}

/** Whether the app has a page at this path. */
export const isKnownPage = (path: string) => isKnownPath(createPage({ url: '/' }).router, path)
