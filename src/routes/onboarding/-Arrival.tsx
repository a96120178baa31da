import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

import { CheckingScreen } from '~/features/onboarding/CheckingScreen'
import { SignedInScreen } from '~/features/onboarding/SignedInScreen'
import { useArrival } from '~/features/onboarding/use-arrival'
import type { Session } from '~/session/session'

import { BusinessStep } from './-BusinessStep'

type ArrivalProps = { session: Session; invitation: string; visitor: ReactNode }

/** Somebody comes to the registration with a session: to finish it, or to be led where they belong (decision 24). */
export function Arrival({ session, invitation, visitor }: ArrivalProps) {
  const router = useRouter()
  const held = useSyncExternalStore(session.subscribe, session.hasRecord)
  const invited = held && invitation !== ''
  const arrival = useArrival({ asked: held && !invited, userId: session.owner() })
  // step 2 stays while its session ends: the login is on its way
  const [owes, setOwes] = useState(false)
  if (held && arrival.kind === 'owes' && !owes) setOwes(true)

  const settled = held && !invited && !owes && arrival.kind === 'settled'
  useEffect(() => {
    const go = { replace: true } as const
    if (invited) void router.navigate({ to: '/onboarding/invitations/$token', params: { token: invitation }, ...go })
    else if (settled) void router.navigate({ to: '/dashboard', ...go })
  }, [invited, settled, invitation, router])

  if (owes) return <BusinessStep session={session} resumed />
  if (!held) return visitor
  if (arrival.kind !== 'unclear') return <CheckingScreen />
  return <SignedInScreen unchecked={arrival.failed} onRetry={arrival.retry} onSignOut={() => void session.signOut()} />
}
