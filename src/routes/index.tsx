import { createFileRoute, redirect } from '@tanstack/react-router'

import { PAGES } from '~/features/shared/pages'

export const Route = createFileRoute('/')({
  staticData: PAGES['/'],
  // visitors expect a redirect (decision 28)
  beforeLoad: async ({ context: { services } }) => {
    const authenticated = services.expected() && (await services.load()).session.isSignedIn()
    console.info(`Authenticated: ${authenticated}`)
    throw authenticated ? redirect({ to: '/dashboard', replace: true }) : redirect({ to: '/auth/login', replace: true })
  },
})
