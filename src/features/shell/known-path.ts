import type { RegisteredRouter } from '@tanstack/react-router'

import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'

/** Whether the path is a page of this app, public or not. */
export const isKnownPath = (router: RegisteredRouter, pathname: string): boolean =>
  router.getMatchedRoutes(pathname)[2] !== undefined

/**
 * Preloads code and texts of a page, but not its data, which needs a session. A file that fails to load is requested
 * again when the page opens.
 * @param path path of this app, with its query
 */
export async function preloadCode(router: RegisteredRouter, path: string): Promise<void> {
  const [branch] = router.getMatchedRoutes(path.replace(/[?#].*/, ''))
  const namespaces = branch.flatMap(({ options }) => options.staticData?.namespaces ?? [])
  await Promise.allSettled([
    ...branch.map((route) => router.loadRouteChunk(route)),
    loadNamespaces(language.get(), namespaces),
  ])
}
