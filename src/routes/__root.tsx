import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router'

import { InterfaceLoadingScreen } from '~/features/shared/public/InterfaceLoadingScreen'
import { language } from '~/i18n/language-store'
import { loadNamespaces } from '~/i18n/load-messages'

import type { RouterContext } from './-router-context'
import { usePageArrival } from './-use-page-arrival'

/** Resolves once the next frame is painted; at once where nothing is painted. */
const nextPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined' || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ matches, cause }) => {
    // the texts of all that is about to be shown come together, beside the code of the screens
    const texts = loadNamespaces(language.get(), [
      ...new Set(matches.flatMap(({ staticData }) => staticData.namespaces ?? [])),
    ])
    // the press is seen before the page it leads to is drawn, which may take longer than a frame; the first has none
    if (cause === 'stay') await nextPaint()
    // the first signed-in page sends its calls meanwhile: the area awaits its texts with them
    if (cause === 'enter' && matches.some(({ routeId }) => routeId === '/_authenticated')) texts.catch(() => {})
    else await texts
    return { texts }
  },
  component: Root,
  pendingComponent: InterfaceLoadingScreen,
  // the root is never split by the build: what most visits do not need is fetched when it is needed
  errorComponent: lazyRouteComponent(() => import('./-RootFailure'), 'RootFailure'),
  notFoundComponent: lazyRouteComponent(() => import('./-NotFoundPlace'), 'NotFoundPlace'),
})

function Root() {
  usePageArrival()
  return <Outlet />
}
