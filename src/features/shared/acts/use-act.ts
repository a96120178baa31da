import {
  useMutation,
  useMutationState,
  useQueryClient,
  type MutationState,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { useIntl } from 'react-intl'

import { failureOf, type ApiError } from '~/api/api-error'
import { toast, type ToastOptions } from '~/design/feedback/toasts'
import { errorText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

/** What an act is about, where a page offers the same act several times. */
type Row = string | number

type ActOptions<Data, Input> = {
  /** Names the act in the cache of the session: a page that is opened again knows of calls under way. */
  name: string
  /** One call at a time for each row; without it, one call at a time. */
  row?: (input: Input) => Row
  /** The queries to ask anew once it is done. */
  changes?: readonly QueryKey[] | ((data: Data, input: Input) => readonly QueryKey[])
  /** Asks them anew after a failure too: what is shown may be out of date. */
  refreshOnFailure?: boolean
  /** Shows the end of the call before it has come (C211). @returns takes it back, should the call fail */
  ahead?: (input: Input) => () => void
  /** The toast of a success; its action is the way back, where there is one. */
  done?: (data: Data, input: Input) => Omit<ToastOptions, 'severity'>
  /** The title of the toast of a failure. Without it, the screen shows `failure`. */
  failed?: PlainMessageId
  /** The act is under way until this is over: what closes a dialog or leaves the page belongs here. */
  onDone?: (data: Data, input: Input) => unknown
  onFailed?: (failure: ApiError, input: Input) => unknown
}

/** A call of this act that the session remembers (five minutes). */
export type ActCall = { row: Row | undefined; status: MutationState['status']; submittedAt: number }

/**
 * The one way to write. A press while the same act is under way is dropped, and it is under way until the page shows its
 * end: a button learns of a call a render later, and ten clicks fit in between (decision 22, C227, C301). A call that was
 * given up is no failure (C118).
 * @param mutation of the generated client, or any `mutationFn`; with its retries, where the documents ask for some (K9)
 */
export function useAct<Data, Input = void>(
  mutation: Pick<UseMutationOptions<Data, ApiError, Input>, 'mutationFn' | 'retry' | 'retryDelay'>,
  { name, row, changes = [], refreshOnFailure = false, ahead, done, failed, onDone, onFailed }: ActOptions<Data, Input>,
) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const mutationKey = [name]
  // under this name the cache holds nothing but what `act` was given
  const rowOf = ({ variables }: { variables: unknown }) => row?.(variables as Input)
  const { mutateAsync, data, error, reset, isPending, failureCount } = useMutation({ ...mutation, mutationKey })
  const calls = useMutationState({
    filters: { mutationKey },
    select: ({ state }): ActCall => ({ row: rowOf(state), status: state.status, submittedAt: state.submittedAt }),
  })

  const underWay = useRef(new Set<Row | undefined>())
  const over = useRef(new Set<Row | undefined>())
  const [, showEnd] = useReducer((ends: number) => ends + 1, 0)
  // after every render: what is over is shown by now
  useEffect(() => {
    for (const one of over.current) underWay.current.delete(one)
    over.current.clear()
  })

  const refresh = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }

  async function succeed(answer: Data, input: Input) {
    refresh(typeof changes === 'function' ? changes(answer, input) : changes)
    if (done) toast({ severity: 'success', ...done(answer, input) })
    await onDone?.(answer, input)
    return answer
  }

  function fail(thrown: unknown, input: Input) {
    const failure = failureOf(thrown)
    if (!failure) return undefined
    if (refreshOnFailure && typeof changes !== 'function') refresh(changes)
    if (failed)
      toast({ severity: 'error', title: intl.formatMessage({ id: failed }), message: errorText(intl, failure) })
    // not awaited: the button is free again
    void onFailed?.(failure, input)
    return undefined
  }

  /** @returns the answer; undefined where the press was dropped, the call refused or given up */
  async function act(input: Input): Promise<Data | undefined> {
    const own = row?.(input)
    const running = queryClient.isMutating({ mutationKey, predicate: ({ state }) => rowOf(state) === own }) > 0
    if (running || underWay.current.has(own)) return undefined
    underWay.current.add(own)
    const takeBack = ahead?.(input)
    try {
      return await mutateAsync(input).then(
        (answer) => succeed(answer, input),
        (thrown: unknown) => {
          takeBack?.()
          return fail(thrown, input)
        },
      )
    } finally {
      over.current.add(own)
      showEnd()
    }
  }

  return {
    act,
    /** @param one row, else any call of the act */
    pending: (one?: Row) => calls.some((call) => call.status === 'pending' && (one === undefined || call.row === one)),
    /** A try failed, and the call is tried again. */
    retrying: isPending && failureCount > 0,
    failure: failureOf(error),
    /** The last answer. */
    data,
    forget: reset,
    calls,
  }
}
