import { createRootRouteWithContext, Outlet, type ErrorComponentProps } from '@tanstack/react-router'

import { InterfaceLoadingScreen } from '~/features/shared/InterfaceLoadingScreen'
import { PageArrival } from '~/features/shared/PageArrival'
import { PublicLayout } from '~/features/shared/PublicLayout'
import { RouteFailure } from '~/features/shared/RouteFailure'
import { language } from '~/i18n/language-store'
import { loadNamespaces } from '~/i18n/load-messages'

import { NotFoundPlace } from './-NotFoundPlace'
import type { RouterContext } from './-router-context'

export const Route = createRootRouteWithContext<RouterContext>()({
  // the texts of all that is about to be shown come together, beside the code of the screens
  beforeLoad: ({ matches }) =>
    loadNamespaces(language.get(), [...new Set(matches.flatMap(({ staticData }) => staticData.namespaces ?? []))]),
  component: Root,
  pendingComponent: InterfaceLoadingScreen,
  errorComponent: RootFailure,
  notFoundComponent: NotFoundPlace,
})

function Root() {
  return (
    <>
      <PageArrival />
      <Outlet />
    </>
  )
}

function RootFailure(props: ErrorComponentProps) {
  return (
    <PublicLayout>
      <RouteFailure {...props} signedIn={false} />
    </PublicLayout>
  )
}
