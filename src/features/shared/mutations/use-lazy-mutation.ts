import { useCallback, useEffect, useRef, useState } from 'react'

import { ApiError, CODES, failureOf, networkError, notApplied } from '~/api/api-error'
import { chunkErrorCause, type Loss } from '~/platform/chunk-error'

import { useCallGuard } from './use-call-guard'

export type LazyMutation<Input, Outcome> = (input: Input, signal: AbortSignal) => Promise<Outcome>

type State = {
  pending: boolean
  failure: ApiError | null
  /** Failed calls since the last success. */
  failureCount: number
}

type LazyMutationOptions<Outcome> = {
  /** Not called when the call is cancelled. */
  onSuccess?: (outcome: Outcome) => void
  /** A navigation is under way; this page stays until the next one is ready. */
  leaving?: boolean
}

const IDLE: State = { pending: false, failure: null, failureCount: 0 }

const LOSS_CODES: Partial<Record<Loss, string>> = {
  gone: CODES.script,
  blocked: CODES.scriptRefused,
  failing: CODES.scriptFailed,
}

/** Says why a script fails to load. What may come at the next try counts as a network failure. */
async function scriptFailure(cause: unknown): Promise<never> {
  const code = LOSS_CODES[await chunkErrorCause(cause)]
  throw code ? new ApiError({ code, cause, notApplied: true }) : notApplied(networkError(cause))
}

/**
 * `useApiMutation` for public pages, which load neither session nor query library at first. Leaving the page cancels the call
 * (C118).
 * @param load imports the code of the call; must be constant
 */
export function useLazyMutation<Input, Outcome>(
  load: () => Promise<LazyMutation<Input, Outcome>>,
  { onSuccess, leaving = false }: LazyMutationOptions<Outcome> = {},
) {
  const [state, setState] = useState(IDLE)
  const loaded = useRef<{ by: typeof load; run: LazyMutation<Input, Outcome> }>(undefined)
  const call = useRef<AbortController>(undefined)
  const guard = useCallGuard()

  useEffect(() => {
    if (leaving) call.current?.abort()
  }, [leaving])
  useEffect(() => () => call.current?.abort(), [])

  const prepare = useCallback(async () => {
    const run = await load()
    loaded.current = { by: load, run }
    return run
  }, [load])

  async function send(input: Input) {
    const { signal } = (call.current = new AbortController())
    // sends first, renders after: on a slow device a render takes as long as the request
    const showing = setTimeout(() => setState(({ failureCount }) => ({ pending: true, failure: null, failureCount })))
    try {
      const prepared = loaded.current
      const run = prepared?.by === load ? prepared.run : await prepare().catch(scriptFailure)
      const outcome = await run(input, signal)
      if (!signal.aborted) onSuccess?.(outcome)
      setState(IDLE)
    } catch (thrown) {
      const failure = failureOf(thrown)
      setState(({ failureCount }) => ({ pending: false, failure, failureCount: failureCount + (failure ? 1 : 0) }))
    } finally {
      clearTimeout(showing)
    }
  }

  return { ...state, mutate: (input: Input) => guard.run(undefined, () => send(input)), prepare }
}
