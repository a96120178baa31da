import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { focusPageHeading } from '~/design/layout/focus'
import { CheckingScreen } from '~/features/onboarding/CheckingScreen'
import { JoiningScreen } from '~/features/onboarding/JoiningScreen'
import { join, type AccountOutcome } from '~/features/onboarding/open-account'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import type { Session } from '~/session/session'

import { forgetAnswers } from './-open-dashboard'

type JoinStepProps = { session: Session; invitation: string; opened: AccountOutcome }

/** Step 1 of an invited user: leads to the dashboard, or offers to accept again. */
export function JoinStep({ session, invitation, opened }: JoinStepProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(opened)
  const joined = outcome.next !== 'unjoined'

  useEffect(() => {
    if (!joined) return focusPageHeading()
    forgetAnswers(queryClient)
    void router.navigate({ to: '/dashboard', replace: true })
  }, [joined, queryClient, router])

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
