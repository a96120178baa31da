import { useEffect, useRef, useState } from 'react'

import { isAbort, networkError, toApiError, type ApiError } from '~/api/api-error'
import type { LoginRequest } from '~/api/generated'

import { toLoginInput, type LoginFormValues } from './login-form'

export type SignIn = (input: LoginRequest, signal: AbortSignal) => Promise<void>

type State = {
  pending: boolean
  failure: ApiError | null
  /** Failed sign-ins since the last success (B §4). */
  attempts: number
}

const IDLE: State = { pending: false, failure: null, attempts: 0 }

/**
 * One sign-in after another. Who leaves the page gives up the call: a late answer opens no session and leads nowhere.
 * @param loadSignIn fetches the code of the call, which the first screen does without
 * @param leaving another page was asked for, and this one stands until it has come
 */
export function useLogin(loadSignIn: () => Promise<SignIn>, leaving: boolean) {
  const [state, setState] = useState(IDLE)
  const call = useRef<AbortController>(undefined)

  useEffect(() => {
    if (leaving) call.current?.abort()
  }, [leaving])
  useEffect(() => () => call.current?.abort(), [])

  const submit = async (values: LoginFormValues): Promise<void> => {
    const { signal } = (call.current = new AbortController())
    setState(({ attempts }) => ({ pending: true, failure: null, attempts }))
    try {
      // a script that does not come is a connection that was lost
      const signIn = await loadSignIn().catch((cause: unknown) => Promise.reject(networkError(cause)))
      await signIn(toLoginInput(values), signal)
      setState(IDLE)
    } catch (thrown) {
      setState(({ attempts }) =>
        isAbort(thrown) ? { ...IDLE, attempts } : { ...IDLE, failure: toApiError(thrown), attempts: attempts + 1 },
      )
    }
  }

  return { ...state, submit }
}
