import { createRouter, type RouterHistory } from '@tanstack/react-router'

import type { RouterContext } from '~/routes/-router-context'

import { routeTree } from './route-tree.gen'

export type AppRouterOptions = RouterContext & { history?: RouterHistory }

/** The router of the app; stories and tests mount the same tree with a history of their own. */
export function createAppRouter({ history, ...context }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // queries decide what is fresh
    defaultPreloadStaleTime: 0,
    // 0-150 ms nothing, then the true shape
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    // 'anything' keeps `/x/` and `/x` the same page
    trailingSlash: 'never',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
