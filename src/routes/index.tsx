import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { public: true },
  // decision 28: B only logs; visitors expect to be led on
  beforeLoad: ({ context: { session } }) => {
    const authenticated = session.isOpen()
    console.info(`Authenticated: ${authenticated}`)
    throw authenticated ? redirect({ to: '/dashboard', replace: true }) : redirect({ to: '/auth/login', replace: true })
  },
})
