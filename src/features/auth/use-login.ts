import { useCallback, useEffect, useRef, useState } from 'react'

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

/** A script that does not come is a connection that was lost. */
const lost = (cause: unknown) => Promise.reject(networkError(cause))

const IDLE: State = { pending: false, failure: null, attempts: 0 }

/**
 * One sign-in after another. Who leaves the page gives up the call: a late answer opens no session and leads nowhere.
 * @param loadSignIn fetches the code of the call, which the first screen does without
 * @param leaving another page was asked for, and this one stands until it has come
 */
export function useLogin(loadSignIn: () => Promise<SignIn>, leaving: boolean) {
  const [state, setState] = useState(IDLE)
  const loaded = useRef<{ by: typeof loadSignIn; signIn: SignIn }>(undefined)
  const call = useRef<AbortController>(undefined)

  useEffect(() => {
    if (leaving) call.current?.abort()
  }, [leaving])
  useEffect(() => () => call.current?.abort(), [])

  const prepare = useCallback(async (): Promise<SignIn> => {
    const signIn = await loadSignIn()
    loaded.current = { by: loadSignIn, signIn }
    return signIn
  }, [loadSignIn])

  const submit = async (values: LoginFormValues): Promise<void> => {
    const { signal } = (call.current = new AbortController())
    // the call goes out first: on a slow device, saying so takes as long as the way to the server
    const showing = setTimeout(() => setState(({ attempts }) => ({ pending: true, failure: null, attempts })))
    try {
      const kept = loaded.current
      const signIn = kept?.by === loadSignIn ? kept.signIn : await prepare().catch(lost)
      await signIn(toLoginInput(values), signal)
      clearTimeout(showing)
      setState(IDLE)
    } catch (thrown) {
      clearTimeout(showing)
      setState(({ attempts }) =>
        isAbort(thrown) ? { ...IDLE, attempts } : { ...IDLE, failure: toApiError(thrown), attempts: attempts + 1 },
      )
    }
  }

  return { ...state, submit, prepare }
}
