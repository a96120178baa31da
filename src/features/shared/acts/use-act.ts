import {
  useMutation,
  useMutationState,
  useQueryClient,
  type MutationState,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

import { failureOf, type ApiError } from '~/api/api-error'
import { isReleased } from '~/api/released'
import { dismissGeneral, toast, type ToastOptions } from '~/design/feedback/toasts'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { isServerFailure, referenceText } from '~/features/shared/failures/error-reference'
import { errorText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

import { useStillThere } from './use-still-there'

/** The row of a list that an act concerns. */
type Row = string | number

type ActOptions<Data, Input> = {
  /** Mutation key: a remounted page finds calls that are still running. */
  name: string
  /** Allows one call at a time per row; without it, one call at a time in all. */
  row?: (input: Input) => Row
  /** Queries to invalidate after success. */
  changes?: readonly QueryKey[] | ((data: Data, input: Input) => readonly QueryKey[])
  /** Also invalidates `changes`, or the keys returned here, after a failure: the data shown may be outdated. */
  refreshOnFailure?: boolean | ((input: Input) => readonly QueryKey[])
  /** Shows the expected result before the answer comes (C211). @returns undoes it if the call fails */
  ahead?: (input: Input) => () => void
  /** The toast after a success. Its action undoes the act, if possible. */
  done?: (data: Data, input: Input) => Omit<ToastOptions, 'severity'> & Partial<Pick<ToastOptions, 'severity'>>
  /**
   * Title of a failure's toast: an id, or text for an input. Without it, the screen shows `failure` with its reference.
   */
  failed?: PlainMessageId | ((input: Input) => string)
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
export type ActCall = { row: Row | undefined; status: MutationState['status']; submittedAt: number }

/**
 * The only way to write. Drops clicks while the same act is pending, until the page has rendered its result: a button
 * is disabled one render late, and ten clicks fit in between (decision 22, C227, C301). Cancelled calls are not
 * failures (C118).
 * @param mutation from the generated client, or any `mutationFn`; with retries where the documents require them (K9)
 */
export function useAct<Data, Input = void>(
  mutation: Pick<UseMutationOptions<Data, ApiError, Input>, 'mutationFn' | 'retry' | 'retryDelay'>,
  options: ActOptions<Data, Input>,
) {
  const { name, row, changes = [], refreshOnFailure = false } = options
  const { ahead, done, failed, failedText, gone, onDone, leave, onFailed, leaveFailed } = options
  const { failedAway, doneAway } = options
  const intl = useIntl()
  const queryClient = useQueryClient()
  const mutationKey = [name]
  // `variables` of this key are always the input of `act`
  const rowOf = ({ variables }: { variables: unknown }) => row?.(variables as Input)
  const { mutateAsync, data, error, reset, isPending, failureCount } = useMutation({ ...mutation, mutationKey })
  const calls = useMutationState({
    filters: { mutationKey },
    select: ({ state }): ActCall => ({ row: rowOf(state), status: state.status, submittedAt: state.submittedAt }),
  })

  const underWay = useRef(new Set<Row | undefined>())
  const over = useRef(new Set<Row | undefined>())
  const [, showEnd] = useReducer((ends: number) => ends + 1, 0)
  const isThere = useStillThere()
  const settle = useCallback(() => {
    for (const one of over.current) underWay.current.delete(one)
    over.current.clear()
  }, [])
  // after every render: finished calls are visible now
  useEffect(settle)
  useEffect(() => settle, [settle])

  const refresh = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }

  async function succeed(answer: Data, input: Input) {
    // nothing of it reaches the next user
    if (isReleased(queryClient)) return answer
    refresh(typeof changes === 'function' ? changes(answer, input) : changes)
    if (done) toast({ severity: 'success', ...done(answer, input) })
    await onDone?.(answer, input)
    if (isThere()) await leave?.(answer, input)
    else tell(doneAway?.(answer, input))
    return answer
  }

  function fail(thrown: unknown, input: Input) {
    const failure = failureOf(thrown)
    // the next user must not see the failures of this one (G11)
    if (!failure || isReleased(queryClient)) return undefined
    if (typeof refreshOnFailure === 'function') refresh(refreshOnFailure(input))
    else if (refreshOnFailure && typeof changes !== 'function') refresh(changes)
    const told = failed ?? (isThere() ? undefined : failedAway)
    const title = typeof told === 'function' ? told(input) : told && intl.formatMessage({ id: told })
    const text = typeof failedText === 'function' ? failedText(input) : failedText
    dismissGeneralOf(failure)
    if (title) showFailure(intl, failure, title, { text, gone })
    // not awaited: the button is free again
    void onFailed?.(failure, input)
    if (isThere()) void leaveFailed?.(failure, input)
    return undefined
  }

  /** @returns the answer; undefined when the click was dropped, or the call failed or was cancelled */
  const act = useStableCallback(async (input: Input): Promise<Data | undefined> => {
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
      // a page that was left does not render again, but the undo in its toast must still work
      if (isThere()) showEnd()
      else settle()
    }
  })

  const pending = useCallback(
    (one?: Row) => calls.some((call) => call.status === 'pending' && (one === undefined || call.row === one)),
    [calls],
  )

  return {
    act,
    /** @param one a row; without it, any call of the act */
    pending,
    /** The call failed and is being retried. */
    retrying: isPending && failureCount > 0,
    failure: failureOf(error),
    /** The last answer. */
    data,
    forget: reset,
    calls,
  }
}

/**
 * The screen or a toast says what failed or was refused, or nothing is to be said (decision 23): the general toast is
 * removed (NFR-03, NFR-04).
 */
export function dismissGeneralOf(...failures: readonly ApiError[]): void {
  if (failures.some(({ status_code }) => status_code === 403)) dismissGeneral('refusal')
  if (failures.some(isServerFailure)) dismissGeneral('server failure')
}

const tell = (options: ToastOptions | undefined) => options && toast(options)

type FailureTexts = { text: PlainMessageId | undefined; gone: PlainMessageId | undefined }

/** A toast that names the action, and how long the server asks to wait. Of a server failure it has the reference. */
function showFailure(intl: IntlShape, failure: ApiError, title: string, { text, gone }: FailureTexts): void {
  const reference = referenceText(intl, failure)
  toast({ severity: 'error', title, message: errorText(intl, failure, text, gone), ...(reference && { reference }) })
}
