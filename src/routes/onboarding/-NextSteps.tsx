import type { ReactNode } from 'react'

import type { AccountOutcome } from '~/features/onboarding/open-account'

import { QueryArea } from '../-QueryArea'
import { useServices } from '../-use-services'
import { BusinessStep } from './-BusinessStep'
import { JoinStep } from './-JoinStep'
import { SignedInRegistration } from './-SignedInRegistration'

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
