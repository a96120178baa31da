import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

import { focusPageHeading } from '~/design/layout/focus'
import { CheckingScreen, SignedInScreen } from '~/features/onboarding/BusinessScreen'
import { JoiningScreen } from '~/features/onboarding/JoiningScreen'
import { type AccountOutcome, join } from '~/features/onboarding/open-account'
import { useRegistrationStep } from '~/features/onboarding/use-business-setup'
import { useOwnLanguage } from '~/features/onboarding/use-own-language'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import type { Session } from '~/session/session'

import { QueryArea, useServices } from '../-SessionArea'
import { BusinessStep } from './-BusinessStep'
import { forgetAnswers } from './-open-dashboard'

type JoinStepProps = { session: Session; invitation: string; opened: AccountOutcome }

/** Step 1 of an invited user: says what they have joined, or offers to accept again. */
export function JoinStep({ session, invitation, opened }: JoinStepProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(opened)
  const accepted = outcome.next === 'joined' ? outcome.accepted : undefined

  useEffect(() => {
    if (!accepted) return focusPageHeading()
    forgetAnswers(queryClient)
    void router.navigate({
      to: '/onboarding/invitations/$token',
      params: { token: invitation },
      state: { joined: { accepted, userId: session.owner() } },
      replace: true,
    })
  }, [accepted, invitation, queryClient, router, session])

  const { mutate: retry, isPending } = useApiMutation(
    { mutationFn: () => join(invitation, session.owner(), outcome.next === 'unjoined' ? outcome.failure : undefined) },
    { name: 'join', onSuccess: setOutcome },
  )

  if (outcome.next !== 'unjoined') return <CheckingScreen />
  return (
    <JoiningScreen
      invitation={invitation}
      pending={isPending()}
      failure={outcome.failure}
      onRetry={() => void retry()}
    />
  )
}

type SignedInRegistrationProps = { session: Session; invitation: string; visitor: ReactNode }

/** The registration of a signed-in user: finishes it, or leads to the dashboard or invitation (decision 24). */
export function SignedInRegistration({ session, invitation, visitor }: SignedInRegistrationProps) {
  const router = useRouter()
  const held = useSyncExternalStore(session.subscribe, session.hasRecord)
  const invited = held && invitation !== ''
  const step = useRegistrationStep({ asked: held && !invited, userId: session.owner() })
  // step 2 stays while its session ends: the login is loading
  const [due, setDue] = useState(false)
  if (held && step.kind === 'due' && !due) setDue(true)

  const done = held && !invited && !due && step.kind === 'done'
  useEffect(() => {
    const go = { replace: true } as const
    if (invited) void router.navigate({ to: '/onboarding/invitations/$token', params: { token: invitation }, ...go })
    else if (done) void router.navigate({ to: '/dashboard', ...go })
  }, [invited, done, invitation, router])

  if (due) return <ResumedStep session={session} />
  if (!held) return visitor
  if (step.kind !== 'unknown') return <CheckingScreen />
  return <SignedInScreen unchecked={step.failed} onRetry={step.retry} onSignOut={() => void session.signOut()} />
}

function ResumedStep({ session }: Pick<SignedInRegistrationProps, 'session'>) {
  // the session may end while the language is awaited
  const [owner] = useState(session.owner)
  const ready = useOwnLanguage(owner)
  return ready ? <BusinessStep session={session} owner={owner} resumed /> : <CheckingScreen />
}

type NextStepsProps = {
  /** The account created on this page, if any. */
  opened: AccountOutcome | undefined
  invitation: string
  /** Shown to visitors. */
  visitor: ReactNode
}

/** The part of the registration that needs a session. */
export function NextSteps({ opened, invitation, visitor }: NextStepsProps) {
  const { session, queries } = useServices()
  return (
    <QueryArea queries={queries}>
      {!opened ? (
        <SignedInRegistration session={session} invitation={invitation} visitor={visitor} />
      ) : opened.next === 'business' ? (
        <BusinessStep session={session} owner={session.owner()} resumed={false} />
      ) : (
        <JoinStep session={session} invitation={invitation} opened={opened} />
      )}
    </QueryArea>
  )
}
