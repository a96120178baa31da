import { createMemoryHistory } from '@tanstack/react-router'

import { createApp, type AppRouter } from '~/app/App'
import { createServices } from '~/app/create-services'
import { createQueryClient, release } from '~/app/query-client'
import { session } from '~/session/app-session'

export type PageOptions = {
  /** The URL to open. */
  url: string
  /** Called with each URL that was reached. */
  onArrive?: ((href: string) => void) | undefined
  /** Called with each URL that is asked for, before anything of it is loaded. */
  onAsk?: ((href: string) => void) | undefined
}

const shown = new Set<ReturnType<typeof createQueryClient>>()
const routers = new Set<AppRouter>()
const stops = new Set<() => void>()

/** Refetches everything on the page, as if it had become stale. */
export const askAnew = () => Promise.all([...shown].map((client) => client.invalidateQueries()))

/** Everything that the pages of this story hold of answers. */
export const answersKept = () => [...shown].flatMap((client) => client.getQueryCache().getAll())

/** Opens an address in the page that is shown, as a link in an e-mail does. */
export function openAddress(href: string) {
  for (const router of routers) router.history.push(href)
}

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
  routers.clear()
  for (const stop of stops) stop()
  stops.clear()
}

/** Queries fail without retries: a story about a failure does not wait for them. */
function createImpatientClient() {
  const client = createQueryClient()
  const { queries, ...defaults } = client.getDefaultOptions()
  client.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } })
  shown.add(client)
  return client
}

/** The session of the app. What follows its end stops with the story. */
const storySession: typeof session = {
  ...session,
  onEnd(listener) {
    const stop = session.onEnd(listener)
    stops.add(stop)
    return stop
  },
}

/** The base of a page of the app: the app's router with a session, and queries that fail without retries. */
export function createPage({ url, onArrive, onAsk }: PageOptions) {
  const all = createServices({
    session: storySession,
    router: () => app.router,
    createClient: createImpatientClient,
  })
  const app = createApp({
    loadServices: async () => all,
    expected: () => true,
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  void app.services.load()
  const { router } = app
  routers.add(router)
  router.subscribe('onBeforeNavigate', ({ toLocation }) => onAsk?.(toLocation.href))
  router.subscribe('onResolved', ({ toLocation }) => onArrive?.(toLocation.href))
  return { queries: all.queries, router }
}
