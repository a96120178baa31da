import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { aborted, isAbort, toApiError } from '~/api/api-error'
import { loginMutation } from '~/api/generated/@tanstack/react-query.gen'

import { toLoginInput, type LoginFormValues } from './login-form'

/**
 * One sign-in after another. Who leaves the page gives up the call: a late answer opens no session and leads nowhere.
 * @param open makes a session of the answer; its failure is a failure of the sign-in
 */
export function useLogin(open: (answer: unknown) => Promise<void>) {
  const [attempts, setAttempts] = useState(0)
  const call = useRef<AbortController>(undefined)
  const { mutateAsync, isPending, error } = useMutation({
    ...loginMutation(),
    onSuccess: async (answer, { signal }) => {
      if (signal?.aborted) throw aborted()
      await open(answer)
    },
  })

  useEffect(() => () => call.current?.abort(), [])

  const submit = async (values: LoginFormValues): Promise<void> => {
    call.current = new AbortController()
    try {
      await mutateAsync({ body: toLoginInput(values), signal: call.current.signal })
      setAttempts(0)
    } catch (thrown) {
      if (!isAbort(thrown)) setAttempts((failed) => failed + 1)
    }
  }

  return {
    pending: isPending,
    failure: error === null || isAbort(error) ? null : toApiError(error),
    /** Failed sign-ins since the last success (B §4). */
    attempts,
    submit,
  }
}
