import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'

import { InterfaceLoadingScreen } from '~/features/shared/public/InterfaceLoadingScreen'
import { language } from '~/i18n/language-store'
import { loadNamespaces } from '~/i18n/load-messages'

import type { RouterContext } from './-router-context'
import { usePageArrival } from './-use-page-arrival'

/** Resolves once the next frame is painted; at once when nothing is painted. */
const nextPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined' || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The router reloads the page for a lost script. The script of a page has had its reload: this one gets none (C136). */
const failureScreen = () =>
  import('./-RootFailure').catch((cause: unknown) => {
    throw new Error('The failure screen is lost', { cause })
  })

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ matches, cause }) => {
    // loads the texts of all matched routes together, in parallel to the code of the screens
    const texts = loadNamespaces(language.get(), [
      ...new Set(matches.flatMap(({ staticData }) => staticData.namespaces ?? [])),
    ])
    // paints the press before the next page renders, which may take longer than a frame; the first page has no press
    if (cause === 'stay') await nextPaint()
    // the first signed-in page sends its calls meanwhile: the loader of the area awaits these texts
    if (cause === 'enter' && matches.some(({ routeId }) => routeId === '/_authenticated')) texts.catch(() => {})
    else await texts
    return { texts }
  },
  component: Root,
  pendingComponent: InterfaceLoadingScreen,
  // the build never splits the root: what most visits do not need is loaded here on demand
  errorComponent: lazyRouteComponent(failureScreen, 'RootFailure'),
  notFoundComponent: lazyRouteComponent(() => import('./-NotFoundPlace'), 'NotFoundPlace'),
})

function Root() {
  usePageArrival()
  return <Outlet />
}
