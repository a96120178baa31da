import { createRouter, type RouterHistory } from '@tanstack/react-router'

import type { RouterContext } from '~/routes/-router-context'

import { routeTree } from './route-tree.gen'

export type AppRouterOptions = RouterContext & { history?: RouterHistory }

/** The router of the app. Stories and tests pass their own history. */
export function createAppRouter({ history, ...context }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // the query cache decides what is fresh
    defaultPreloadStaleTime: 0,
    // nothing for 150 ms, then the skeleton
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
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
