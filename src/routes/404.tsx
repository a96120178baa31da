import { createFileRoute } from '@tanstack/react-router'

import { PAGES } from '~/features/shared/pages'

import { NotFoundPage } from './-RootScreens'

export const Route = createFileRoute('/404')({
  staticData: PAGES['/404'],
  component: NotFoundPage,
})
