import { createFileRoute } from '@tanstack/react-router'

import { NotFoundScreen } from '~/features/shared/NotFoundScreen'
import { PublicLayout } from '~/features/shared/PublicLayout'

export const Route = createFileRoute('/404')({
  staticData: { title: 'errors.page.notFound.title', public: true },
  component: NotFoundRoute,
})

function NotFoundRoute() {
  const { session } = Route.useRouteContext()
  return (
    <PublicLayout>
      <NotFoundScreen signedIn={session.isOpen()} />
    </PublicLayout>
  )
}
