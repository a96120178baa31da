import type { RegisteredRouter } from '@tanstack/react-router'

/** Whether a path is a page of this app, be it open to this visitor or not. */
export const isKnownPath = (router: RegisteredRouter, pathname: string): boolean =>
  router.getMatchedRoutes(pathname)[2] !== undefined

/** Fetches the code of a page, and nothing else of it: its data needs a session. */
export function preloadCode(router: RegisteredRouter, pathname: string): void {
  const [branch] = router.getMatchedRoutes(pathname)
  for (const route of branch) void router.loadRouteChunk(route)
}
