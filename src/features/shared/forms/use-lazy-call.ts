import { useEffect, useRef, useState } from 'react'

import { isAbort, networkError, toApiError, type ApiError } from '~/api/api-error'

export type LazyCall<Input, Outcome> = (input: Input, signal: AbortSignal) => Promise<Outcome>

type State = { pending: boolean; failure: ApiError | null }

const IDLE: State = { pending: false, failure: null }

/**
 * One call after another, by code that the first screen does without. Who leaves the page gives the call up.
 * @param load fetches that code
 * @param onDone is not told of a call that was given up
 */
export function useLazyCall<Input, Outcome>(
  load: () => Promise<LazyCall<Input, Outcome>>,
  onDone: (outcome: Outcome) => void,
) {
  const [state, setState] = useState(IDLE)
  const call = useRef<AbortController>(undefined)

  useEffect(() => () => call.current?.abort(), [])

  const submit = async (input: Input): Promise<void> => {
    const { signal } = (call.current = new AbortController())
    setState({ pending: true, failure: null })
    try {
      // a script that does not come is a connection that was lost
      const run = await load().catch((cause: unknown) => Promise.reject(networkError(cause)))
      const outcome = await run(input, signal)
      if (!signal.aborted) onDone(outcome)
      setState(IDLE)
    } catch (thrown) {
      setState({ pending: false, failure: isAbort(thrown) ? null : toApiError(thrown) })
    }
  }

  return { ...state, submit }
}
