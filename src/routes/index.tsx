import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { public: true },
  // visitors expect a redirect (decision 28)
  beforeLoad: async ({ context: { services } }) => {
    const authenticated = services.expected() && (await services.load()).session.isOpen()
    console.info(`Authenticated: ${authenticated}`)
    throw authenticated ? redirect({ to: '/dashboard', replace: true }) : redirect({ to: '/auth/login', replace: true })
  },
})
