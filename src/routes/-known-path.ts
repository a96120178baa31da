import type { RegisteredRouter } from '@tanstack/react-router'

import { language } from '~/i18n/language-store'
import { loadNamespaces } from '~/i18n/load-messages'

/** Whether a path is a page of this app, be it open to this visitor or not. */
export const isKnownPath = (router: RegisteredRouter, pathname: string): boolean =>
  router.getMatchedRoutes(pathname)[2] !== undefined

/**
 * Fetches what a page is made of, code and texts, and nothing else of it: its data needs a session.
 * @param place path of this app, with its query
 */
export function preloadCode(router: RegisteredRouter, place: string): void {
  const [branch] = router.getMatchedRoutes(place.replace(/[?#].*/, ''))
  const namespaces = branch.flatMap(({ options }) => options.staticData?.namespaces ?? [])
  for (const route of branch) void router.loadRouteChunk(route)
  void loadNamespaces(language.get(), namespaces)
}
