import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { AccountScreen } from '~/features/onboarding/AccountScreen'
import { CheckingScreen } from '~/features/onboarding/CheckingScreen'
import { JoiningScreen } from '~/features/onboarding/JoiningScreen'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { SignedInScreen } from '~/features/onboarding/SignedInScreen'
import { useArrival } from '~/features/onboarding/use-arrival'
import { useJoin } from '~/features/onboarding/use-join'
import { useRegistration } from '~/features/onboarding/use-registration'

import { openSession } from '../-open-session'
import { BusinessStep } from './-BusinessStep'
import { forgetUser } from './-open-dashboard'

/** `invitation`: the token of the invitation that led here (decision 24). */
type RegisterSearch = { invitation?: string }

export const Route = createFileRoute('/onboarding/register')({
  validateSearch: ({ invitation }: Record<string, unknown>): RegisterSearch =>
    typeof invitation === 'string' && invitation !== '' ? { invitation } : {},
  staticData: {
    title: 'onboarding.register.title',
    namespaces: ['onboarding'],
    // step 2 is no visitor's page: a session that dies there is opened again first (K27)
    public: () => !registrationProgress.isOwed(),
  },
  component: RegisterRoute,
})

/** `business`: the account was made just now. `resumed`: it was there already. */
type Step = 'account' | 'business' | 'resumed' | 'joining'

const invitationHref = (token: string) => `/onboarding/invitations/${encodeURIComponent(token)}`

function RegisterRoute() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { session } = Route.useRouteContext()
  const { invitation = '' } = Route.useSearch()
  const [step, setStep] = useState<Step>('account')
  const held = useSyncExternalStore(session.subscribe, session.hasRecord, () => false)

  const joining = useJoin(async () => {
    registrationProgress.settle(session.owner())
    forgetUser(queryClient)
    await navigate({ to: '/dashboard', replace: true })
  })
  const registration = useRegistration({
    open: (answer) => openSession(router, answer),
    onOpened(userId) {
      if (invitation !== '') {
        setStep('joining')
        return void joining.join(invitation)
      }
      registrationProgress.owe(userId ?? session.owner())
      setStep('business')
    },
  })

  // a session that was there before this page
  const signedIn = step === 'account' && held && !registration.pending
  const arrival = useArrival({ asked: signedIn && invitation === '', userId: session.owner() })
  if (signedIn && arrival.kind === 'owes') setStep('resumed')

  const elsewhere = signedIn && invitation !== '' ? invitationHref(invitation) : undefined
  const settled = signedIn && arrival.kind === 'settled'
  useEffect(() => {
    // an address of this app, whose token the router would write anew
    if (elsewhere !== undefined) router.history.replace(elsewhere)
    else if (settled) void navigate({ to: '/dashboard', replace: true })
  }, [elsewhere, settled, router, navigate])

  if (step === 'joining') {
    return (
      <JoiningScreen
        pending={joining.pending}
        failure={joining.failure}
        invitationHref={invitationHref(invitation)}
        onRetry={() => void joining.join(invitation)}
      />
    )
  }
  if (step !== 'account') return <BusinessStep session={session} resumed={step === 'resumed'} />
  if (!signedIn) {
    const { pending, failure, submit } = registration
    return <AccountScreen invited={invitation !== ''} pending={pending} failure={failure} onSubmit={submit} />
  }
  if (arrival.kind !== 'unclear') return <CheckingScreen />
  return <SignedInScreen unchecked={arrival.failed} onRetry={arrival.retry} onSignOut={() => void session.signOut()} />
}
