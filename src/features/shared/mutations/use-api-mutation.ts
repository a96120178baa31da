import {
  useMutation,
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationFilters,
  type MutationState,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { failureOf, type ApiError, Unverified } from '~/api/api-error'
import { isReleased } from '~/api/ports'
import { useStableCallback } from '~/design/hooks/use-stable-callback'

import { verifyOutcome, type Verification, type ApiMutationMeta, type MutationContext } from './mutation-cache'
import { useCallGuard } from './use-call-guard'

/** The row of a list that a mutation concerns. */
type Row = string | number

type ApiMutationOptions<Data, Input, Before> = {
  /** Mutation key: a remounted page finds calls that are still running. */
  name: string
  /** Allows one call at a time per row; without it, one call at a time in all. */
  row?: (input: Input) => Row
  /** What the mutation cache does: invalidation and toasts. */
  meta?: ApiMutationMeta<Data, Input>
  /** How to find out whether the mutation was made when no answer comes. */
  verification?: Verification<Data, Input, Before>
  /** An optimistic update. @returns undoes it if the call fails */
  onMutate?: (input: Input) => () => void
  /** Runs wherever the user is by then, so it must not navigate; not after the end of the session. */
  onSuccess?: (data: Data, input: Input) => unknown
  /** Closes the form or navigates, after `onSuccess`. Skipped if the user has left this component. */
  onSuccessIfMounted?: (data: Data, input: Input) => unknown
  /** Runs wherever the user is by then: it may navigate only if `isMounted`. */
  onError?: (failure: ApiError, input: Input, isMounted: boolean) => unknown
}

/** A call of this mutation that is still in the mutation cache: five minutes, or the session with `verification.once`. */
export type MutationCall<Input = unknown, Data = unknown> = {
  row: Row | undefined
  status: MutationState['status']
  submittedAt: number
  failure: ApiError | null
  /** What was sent. */
  input: Input
  /** The answer. */
  data: Data | undefined
}

/**
 * How the pages of signed-in users write. A mutation whose answer is lost may have been made: `verification` reads whether
 * it was. Drops calls while the same mutation is pending, on an earlier visit of the page too (C301).
 * @param mutation from the generated client, or any `mutationFn`; with retries where the documents require them
 */
export function useApiMutation<Data, Input = void, Before = undefined>(
  mutation: Pick<UseMutationOptions<Data, ApiError, Input>, 'mutationFn' | 'retry' | 'retryDelay' | 'gcTime'>,
  options: ApiMutationOptions<Data, Input, Before>,
) {
  const { name, row, meta, verification, onMutate, onSuccess, onSuccessIfMounted, onError } = options
  const intl = useIntl()
  const queryClient = useQueryClient()
  const guard = useCallGuard(true)
  const isMounted = useIsMounted()
  const mutationKey = [name]
  // `variables` of this key are always the input of `mutate`
  const rowOf = ({ variables }: { variables: unknown }) => row?.(variables as Input)
  /** The error of the last finished call of the same row. */
  const lastError = (input: Input) => {
    const predicate = ({ state }: Mutation) => state.status !== 'pending' && rowOf(state) === row?.(input)
    return queryClient.getMutationCache().findAll({ mutationKey, predicate }).at(-1)?.state.error
  }
  /** Asked for by toasts, which outlive the calls in the cache. */
  const verified = useRef(new Map<Row | undefined, Unverified>())
  const unconfirmedOf = useStableCallback((input: Input) => verified.current.get(row?.(input)) ?? lastError(input))
  const { mutationFn } = mutation
  const { mutateAsync, data, error, reset, isPending, failureCount } = useMutation({
    ...mutation,
    mutationKey,
    // how it ended is known as long as the session: a call that may have been made is not sent again unread
    ...(verification?.once && { gcTime: Infinity }),
    ...(mutationFn && { mutationFn: verifyOutcome(mutationFn, verification, unconfirmedOf) }),
    // the cache calls its functions with the data and the input of this mutation
    ...(meta && { meta: meta as ApiMutationMeta }),
    onMutate: (input): MutationContext => ({
      intl,
      isMounted,
      previousError: lastError(input),
      verify: (asked) => void verify(asked, input),
      rollback: onMutate?.(input),
    }),
    onError: (_error, _input, context) => context?.rollback?.(),
  })
  const calls = useMutationState({
    filters: { mutationKey },
    select: ({ state }): MutationCall<Input, Data> => ({
      row: rowOf(state),
      status: state.status,
      submittedAt: state.submittedAt,
      failure: failureOf(state.error),
      input: state.variables as Input,
      data: state.data as Data | undefined,
    }),
  })

  /** The calls of the same row that are still running. */
  const sameRow = (input: Input) => {
    const own = row?.(input)
    return { mutationKey, predicate: ({ state }: Mutation) => rowOf(state) === own }
  }

  async function send(input: Input): Promise<Data | undefined> {
    if (queryClient.isMutating(sameRow(input)) > 0) return undefined
    let answer: Data
    try {
      answer = await mutateAsync(input)
    } catch (thrown) {
      const failure = failureOf(thrown)
      // not awaited: the button is free again
      if (failure && !isReleased(queryClient)) void onError?.(failure, input, isMounted())
      return undefined
    }
    if (isReleased(queryClient)) return answer
    await onSuccess?.(answer, input)
    if (isMounted()) await onSuccessIfMounted?.(answer, input)
    return answer
  }

  /** @returns the answer; undefined when the call was dropped, failed or was cancelled */
  const mutate = useStableCallback((input: Input) => guard.run(row?.(input), () => send(input)))

  /** For the undo in a toast, which is gone once pressed: waits until the running call of the same row has ended. */
  const enqueue = useStableCallback(async (input: Input) => {
    await noneIsMutating(queryClient, sameRow(input))
    await guard.freed(row?.(input))
    // another user may have signed in meanwhile
    return isReleased(queryClient) ? undefined : mutate(input)
  })

  /** From a toast: reads only, and not if the mutation has ended otherwise since. */
  async function verify(asked: Unverified, input: Input) {
    const last = lastError(input)
    if (last !== undefined && last !== asked) return
    verified.current.set(row?.(input), asked)
    await mutate(input)
    verified.current.delete(row?.(input))
  }

  const isPendingFor = useCallback(
    (one?: Row) => calls.some((call) => call.status === 'pending' && (one === undefined || call.row === one)),
    [calls],
  )
  const lastFailure = (one?: Row) => calls.findLast((call) => call.row === one && call.status !== 'pending')?.failure
  const mustVerify = (one?: Row) => lastFailure(one) instanceof Unverified

  return {
    /** Reads first, instead of a call that must not be sent again. */
    mutate,
    enqueue,
    /** @param one a row; without it, any call of the mutation */
    isPending: isPendingFor,
    /** The call failed and is being retried. */
    isRetrying: isPending && failureCount > 0,
    /** Stays over a visit of another page while it is unconfirmed. */
    failure: failureOf(error) ?? (mustVerify() && !isPending ? (lastFailure() ?? null) : null),
    /** The last call, of the row if there are rows, may have been made. The next `mutate` reads whether it was. */
    mustVerify,
    /** The last answer. */
    data,
    reset,
    calls,
  }
}

/** Resolves once no mutation of this filter runs. */
function noneIsMutating(queryClient: QueryClient, filter: MutationFilters): Promise<void> {
  const isOver = () => queryClient.isMutating(filter) === 0
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!isOver()) return
      stop()
      resolve()
    })
  })
}

/** Whether the component is mounted and no navigation away from its page has begun: a new URL is known before its code. */
function useIsMounted(): () => boolean {
  // components that are tested alone have no router
  const router = useRouter({ warn: false })
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => {
    const shown = router?.state.resolvedLocation
    const leaving = shown !== undefined && router?.latestLocation.pathname !== shown.pathname
    return mounted.current && !leaving
  }, [router])
}
