import {
  useMutation,
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationState,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useIntl } from 'react-intl'

import { failureOf, type ApiError } from '~/api/api-error'
import { mayBeDone, Unverified } from '~/api/may-be-done'
import { isReleased } from '~/api/released'
import { toast, type ToastOptions } from '~/design/feedback/toasts'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import type { PlainMessageId } from '~/i18n/messages'

import { confirming, type Confirm } from './confirm-outcome'
import { dismissUnknown, showFailure, showUnknown } from './mutation-toasts'
import { useIsMounted } from './use-is-mounted'

/** The row of a list that an act concerns. */
type Row = string | number

type ApiMutationOptions<Data, Input, Before> = {
  /** Mutation key: a remounted page finds calls that are still running. */
  name: string
  /** Allows one call at a time per row; without it, one call at a time in all. */
  row?: (input: Input) => Row
  /** Queries to invalidate, after a failure too: the data shown may be outdated. */
  changes?: readonly QueryKey[] | ((input: Input, data?: Data) => readonly QueryKey[])
  /** How to find out whether the act happened when its answer is lost. */
  confirm?: Confirm<Data, Input, Before>
  /** Shows the expected result before the answer comes (C211). @returns undoes it if the call fails */
  ahead?: (input: Input) => () => void
  /** The toast after a success. Its action undoes the act, if possible. */
  done?: (data: Data, input: Input) => Omit<ToastOptions, 'severity'> & Partial<Pick<ToastOptions, 'severity'>>
  /**
   * Title of a failure's toast: an id, or text for an input. Without it, the screen shows `failure` with its reference.
   */
  failed?: PlainMessageId | ((input: Input) => string)
  /** Title of that toast when it is not known whether the act happened. */
  unknown?: PlainMessageId | ((input: Input) => string)
  /** Text of that toast when the server sends none: a text of the act replaces 'Une erreur est survenue'. */
  failedText?: PlainMessageId | ((input: Input) => PlainMessageId)
  /** Text of that toast for a 404, in place of the server's: the item no longer exists. */
  gone?: PlainMessageId
  /** Title of a failure's toast for a user who has left the part that shows `failure`: an id, or text for an input. */
  failedAway?: PlainMessageId | ((input: Input) => string)
  /** The toast of an outcome that only this part shows, for a user who has left it. */
  doneAway?: (data: Data, input: Input) => ToastOptions | undefined
  /** Runs wherever the user is by then, so it must not navigate (see `leave`); not after the end of the session. */
  onDone?: (data: Data, input: Input) => unknown
  /**
   * Closes the form, or leads to another page. Runs after `onDone`, but not if this part is no longer on the page,
   * because the user has left it. The act is pending until `leave` is done.
   */
  leave?: (data: Data, input: Input) => unknown
  /** Runs wherever the user is by then, like `onDone`. */
  onFailed?: (failure: ApiError, input: Input) => unknown
  /** Leads on after a failure. Runs once `onFailed` was called and, like `leave`, only if this part is still there. */
  leaveFailed?: (failure: ApiError, input: Input) => unknown
}

/** A call of this act that is still in the mutation cache (five minutes). */
export type MutationCall<Input = unknown> = {
  row: Row | undefined
  status: MutationState['status']
  submittedAt: number
  failure: ApiError | null
  /** What was sent. */
  input: Input
}

/**
 * The only way to write. An act whose answer is lost may have happened: `confirm` reads whether it did. Drops clicks
 * while the same act is pending, until the page has rendered its result: a button is disabled one render late, and ten
 * clicks fit in between. Cancelled calls are not failures.
 * @param mutation from the generated client, or any `mutationFn`; with retries where the documents require them
 */
export function useApiMutation<Data, Input = void, Before = undefined>(
  mutation: Pick<UseMutationOptions<Data, ApiError, Input>, 'mutationFn' | 'retry' | 'retryDelay'>,
  options: ApiMutationOptions<Data, Input, Before>,
) {
  const { name, row, changes = [], confirm } = options
  const { ahead, done, failed, unknown, failedText, gone, onDone, leave, onFailed, leaveFailed } = options
  const { failedAway, doneAway } = options
  const intl = useIntl()
  const queryClient = useQueryClient()
  const mutationKey = [name]
  // `variables` of this key are always the input of `act`
  const rowOf = ({ variables }: { variables: unknown }) => row?.(variables as Input)
  /** Of the finished calls of the same row. */
  const lastFailure = (input: Input) => {
    const predicate = ({ state }: Mutation) => state.status !== 'pending' && rowOf(state) === row?.(input)
    const last = queryClient.getMutationCache().findAll({ mutationKey, predicate }).at(-1)
    return last?.state.error
  }
  /** Asked for by toasts, which outlive the calls in the cache. */
  const verified = useRef(new Map<Row | undefined, Unverified>())
  const unknownOf = useStableCallback((input: Input) => verified.current.get(row?.(input)) ?? lastFailure(input))
  const { mutationFn: send } = mutation
  const { mutateAsync, data, error, reset, isPending, failureCount } = useMutation({
    ...mutation,
    mutationKey,
    ...(send && {
      mutationFn: confirming(send, confirm, unknownOf),
    }),
  })
  const calls = useMutationState({
    filters: { mutationKey },
    select: ({ state }): MutationCall<Input> => ({
      row: rowOf(state),
      status: state.status,
      submittedAt: state.submittedAt,
      failure: failureOf(state.error),
      input: state.variables as Input,
    }),
  })

  const underWay = useRef(new Set<Row | undefined>())
  const over = useRef(new Set<Row | undefined>())
  const [, showEnd] = useReducer((ends: number) => ends + 1, 0)
  const isThere = useIsMounted()
  const settle = useCallback(() => {
    for (const one of over.current) underWay.current.delete(one)
    over.current.clear()
  }, [])
  // after every render: finished calls are visible now
  useEffect(settle)
  useEffect(() => settle, [settle])

  const refresh = (input: Input, answer?: Data) => {
    for (const queryKey of typeof changes === 'function' ? changes(input, answer) : changes)
      void queryClient.invalidateQueries({ queryKey })
  }

  async function succeed(answer: Data, input: Input) {
    // nothing of it reaches the next user
    if (isReleased(queryClient)) return answer
    refresh(input, answer)
    if (done) toast({ severity: 'success', ...done(answer, input) })
    await onDone?.(answer, input)
    if (isThere()) await leave?.(answer, input)
    else tell(doneAway?.(answer, input))
    return answer
  }

  function fail(thrown: unknown, input: Input) {
    const failure = failureOf(thrown)
    // the next user must not see the failures of this one
    if (!failure || isReleased(queryClient)) return undefined
    refresh(input)
    dismissGlobalErrorToast(failure)
    const told = failed ?? (isThere() ? undefined : failedAway)
    const unknownOutcome = told && unknown && mayBeDone(failure)
    const title = textOf(unknownOutcome ? unknown : told, input)
    if (unknownOutcome && title) showUnknown(intl, failure, title, (asked) => void verify(asked, input))
    else if (title)
      showFailure(intl, failure, title, {
        text: typeof failedText === 'function' ? failedText(input) : failedText,
        gone,
      })
    // not awaited: the button is free again
    void onFailed?.(failure, input)
    if (isThere()) void leaveFailed?.(failure, input)
    return undefined
  }

  const textOf = (text: PlainMessageId | ((input: Input) => string) | undefined, input: Input) =>
    typeof text === 'function' ? text(input) : text && intl.formatMessage({ id: text })

  /** @returns the answer; undefined when the click was dropped, or the call failed or was cancelled */
  const act = useStableCallback(async (input: Input): Promise<Data | undefined> => {
    const own = row?.(input)
    const running = queryClient.isMutating({ mutationKey, predicate: ({ state }) => rowOf(state) === own }) > 0
    if (running || underWay.current.has(own)) return undefined
    underWay.current.add(own)
    const takeBack = ahead?.(input)
    const before = lastFailure(input)
    try {
      return await mutateAsync(input).then(
        (answer) => {
          dismissUnknown(before)
          return succeed(answer, input)
        },
        (thrown: unknown) => {
          dismissUnknown(before)
          takeBack?.()
          return fail(thrown, input)
        },
      )
    } finally {
      over.current.add(own)
      // a page that was left does not render again, but the undo in its toast must still work
      if (isThere()) showEnd()
      else settle()
    }
  })

  /** From a toast: reads only, and not if the act has ended otherwise since. */
  async function verify(asked: Unverified, input: Input) {
    const last = lastFailure(input)
    if (last !== undefined && last !== asked) return
    verified.current.set(row?.(input), asked)
    await act(input)
    verified.current.delete(row?.(input))
  }

  const pending = useCallback(
    (one?: Row) => calls.some((call) => call.status === 'pending' && (one === undefined || call.row === one)),
    [calls],
  )
  const lastOf = (one?: Row) =>
    calls.findLast(({ row: known, status }) => known === one && status !== 'pending')?.failure
  const unverified = (one?: Row) => lastOf(one) instanceof Unverified

  return {
    /** Checks first, in place of a call that must not be sent again. */
    act,
    /** @param one a row; without it, any call of the act */
    pending,
    /** The call failed and is being retried. */
    retrying: isPending && failureCount > 0,
    /** Stays over a visit of another page when it is not verified. */
    failure: failureOf(error) ?? (unverified() && !isPending ? (lastOf() ?? null) : null),
    /** Of a row, or of an act without rows: the last call may have happened, and `act` checks it. */
    unverified,
    /** The last answer. */
    data,
    forget: reset,
    calls,
  }
}

const tell = (options: ToastOptions | undefined) => options && toast(options)
