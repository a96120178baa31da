import { createFileRoute } from '@tanstack/react-router'

import { NotFoundPlace } from './-RootScreens'

export const Route = createFileRoute('/404')({
  staticData: { title: 'errors.page.notFound.title', public: true },
  component: NotFoundPlace,
})
