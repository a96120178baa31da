import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

import { CheckingScreen } from '~/features/onboarding/CheckingScreen'
import { SignedInScreen } from '~/features/onboarding/SignedInScreen'
import { useOwnLanguage } from '~/features/onboarding/use-own-language'
import { useRegistrationStep } from '~/features/onboarding/use-registration-step'
import type { Session } from '~/session/session'

import { BusinessStep } from './-BusinessStep'

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
