import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { aborted, isAbort, toApiError } from '~/api/api-error'
import { registerMutation } from '~/api/generated/@tanstack/react-query.gen'
import { logSecurity } from '~/features/shared/security-log'
import { parseTokens } from '~/session/tokens-answer'
import { reportError } from '~/telemetry/reporter'

import { invalidTokens } from './onboarding-failure'
import { toRegistration, type RegisterFormValues } from './register-form'

type RegistrationOptions = {
  /** Stores the tokens and loads the user. Its failure stops nobody (REG-13). */
  open: (answer: unknown) => Promise<void>
  /** The account is there. @param userId null when the tokens do not tell */
  onOpened: (userId: number | null) => void
}

/** Step 1: an account, then a session with its tokens. Who leaves the page gives up the call. */
export function useRegistration({ open, onOpened }: RegistrationOptions) {
  const call = useRef<AbortController>(undefined)
  const { mutateAsync, isPending, error } = useMutation({
    ...registerMutation(),
    onSuccess: async (answer, { signal }) => {
      if (signal?.aborted) throw aborted()
      const tokens = parseTokens(answer, Date.now())
      if (!tokens?.refresh) throw invalidTokens()
      logSecurity('registration', 'account_created')
      await open(answer).catch((reason: unknown) => reportError(reason, { from: 'registration' }))
      onOpened(tokens.userId)
    },
  })

  useEffect(() => () => call.current?.abort(), [])

  const submit = async (values: RegisterFormValues): Promise<void> => {
    call.current = new AbortController()
    try {
      await mutateAsync({ body: toRegistration(values), signal: call.current.signal })
    } catch (thrown) {
      if (!isAbort(thrown)) logSecurity('registration', 'account_refused')
    }
  }

  return { pending: isPending, failure: error === null || isAbort(error) ? null : toApiError(error), submit }
}
