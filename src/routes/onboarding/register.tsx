import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { AccountScreen } from '~/features/onboarding/AccountScreen'
import type { AccountOutcome } from '~/features/onboarding/register-account'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { useHydratedValue } from '~/features/shared/forms/Form'
import { useLazyMutation } from '~/features/shared/mutations/use-lazy-mutation'
import { PAGES } from '~/features/shared/pages'
import { currentSession } from '~/session/current-session'
import { hasSessionTraces } from '~/session/storage-keys'

import { invitationToken } from './-invitation-token'
import type { ReadInvitation } from './-ReadInvitation'

/** What comes after step 1, which most visitors see alone, and which is shown until these have loaded. */
const NextSteps = lazyComponent(async () => (await import('./-NextSteps')).NextSteps)

/** `invitation`: token of the invitation that led here (decision 24). */
type RegisterSearch = { invitation?: string }

export const Route = createFileRoute('/onboarding/register')({
  validateSearch: ({ invitation }: Record<string, unknown>): RegisterSearch =>
    typeof invitation === 'string' && invitation !== '' ? { invitation: invitationToken(invitation) } : {},
  // step 2 needs a session: after its end the login comes first
  staticData: { ...PAGES['/onboarding/register'], public: () => !registrationProgress.isOwed() },
  // signed-in users see nothing until their current step is known
  loader: async () => {
    if (hasSessionTraces()) await NextSteps.load()
    return { queries: [] }
  },
  component: RegisterRoute,
})

function RegisterRoute() {
  const { services } = Route.useRouteContext()
  const search = Route.useSearch()
  // the pre-rendered page and the first client render have no invitation
  const invitation = useHydratedValue(search.invitation ?? '', '')
  // stays while the next page opens
  const [invited] = useState(useRouterState({ select: ({ location }) => location.state.invitedEmail }))
  const email = useHydratedValue(invited, undefined)
  const [read, setRead] = useState<ReadInvitation>()
  const [registered, setRegistered] = useState<AccountOutcome>()
  // pre-rendered pages show a visitor
  const someone = useSyncExternalStore(currentSession.subscribe, hasSessionTraces, () => false)

  const loadRegistration = useCallback(async () => {
    const [{ registerAccount }, { session, startSession }] = await Promise.all([
      import('~/features/onboarding/register-account'),
      services.load(),
      // the steps after this one
      NextSteps.load(),
    ])
    return registerAccount({
      startSession: (answer) => startSession(answer, 'register'),
      userId: session.userId,
      invitation,
    })
  }, [services, invitation])
  useEffect(() => {
    if (invitation === '') return
    import('./-ReadInvitation')
      .then(({ readForRegistration }) => readForRegistration(invitation, services.load))
      // without the script, the server checks the invitation when it is accepted
      .then(setRead, () => {})
  }, [invitation, services])
  const registration = useLazyMutation(loadRegistration, { onSuccess: setRegistered })

  // of an earlier invitation
  const known = read?.token === invitation ? read : undefined
  // the account is being created
  const account = (!registration.pending && known?.closed) || (
    <AccountScreen
      invitation={invitation}
      email={email}
      warnOfEmail={known?.warnOfEmail}
      pending={registration.pending}
      failure={registration.failure}
      onSubmit={registration.mutate}
      // a script that fails is requested again when needed
      onPasswordStart={() => void registration.prepare().catch(() => {})}
    />
  )
  if (!registered && (!someone || registration.pending)) return account
  return <NextSteps registered={registered} invitation={invitation} visitor={account} fallback={account} />
}
