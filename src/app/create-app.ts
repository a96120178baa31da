import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { loadOnce } from '~/platform/async'
import type { RouterContext, Services } from '~/routes/-router-context'

import { routeTree } from './route-tree.gen'

/** The router of the app. The build, stories and tests pass their own history. */
function createAppRouter({ history, ...context }: RouterContext & { history: RouterHistory | undefined }) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // the query cache decides what is fresh
    defaultPreloadStaleTime: 0,
    // nothing for 150 ms, then the skeleton
    defaultPendingMs: 150,
    // no minimum: the router measures it by the clock of the device, and would wait for hours when that is set back
    defaultPendingMinMs: Number.NEGATIVE_INFINITY,
    scrollRestoration: true,
    // `App` shows errors that no route can show: the router's own text is in English and offers no link
    disableGlobalCatchBoundary: true,
    // `/x/` and `/x` are the same page
    trailingSlash: 'never',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

type AppOptions = {
  /** Session and queries, of `createServices`. Called on first use, and once. */
  loadServices: () => Promise<Services>
  /** Whether they will be used: there are traces of a session. */
  expected: () => boolean
  /** Where it is not the browser's. */
  history?: RouterHistory
}

/** An app with its router: the one in the browser, one that the build renders, one of a story or a test. */
export function createApp({ loadServices, expected, history }: AppOptions) {
  const { asked, loaded, load } = loadOnce(loadServices)
  const services = { load, loaded, expected: () => asked() || expected() }
  return { services, router: createAppRouter({ services, history }) }
}
