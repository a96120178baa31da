import { type MutationFunction, MutationCache, type QueryKey } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import { notApplied, Unverified, failureOf, type ApiError, mayBeDone } from '~/api/api-error'
import type { OperationId } from '~/api/generated/operations.gen'
import { isReleased } from '~/api/ports'
import { sendAndVerify, type Finding } from '~/api/send-and-verify'
import { type ToastOptions, dismissToast, toast } from '~/design/feedback/toasts'
import { referenceText } from '~/features/shared/failures/error-reference'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { errorText, unconfirmedText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

/** Matches every query of these operations, whatever they ask for. */
export const keysOf = (...operations: readonly OperationId[]): QueryKey[] => operations.map((_id) => [{ _id }])

/** Texts of an error toast. Each is an id, or depends on the input. */
type ErrorTexts<Input> = {
  title: PlainMessageId | ((input: Input) => string)
  /** The title when the outcome is unconfirmed: nobody knows whether the mutation was made. */
  unconfirmed?: PlainMessageId | ((input: Input) => string)
  /** The message when the server sends none. */
  message?: (input: Input) => PlainMessageId
  /** The message for a 404, instead of the server's: the item no longer exists. */
  notFound?: PlainMessageId
}

/** What the mutation cache does for a mutation of `useApiMutation`. */
export type ApiMutationMeta<Data = unknown, Input = unknown> = {
  /** Queries to invalidate, after an error too: the data shown may be outdated. */
  invalidates?: readonly QueryKey[] | ((input: Input, data?: Data) => readonly QueryKey[])
  /** The toast after a success. Its action undoes the mutation, if possible. A mounted screen may show the outcome itself. */
  success?: (data: Data, input: Input, isMounted: boolean) => MutationToast | undefined
  /** The toast after an error. Without it, the screen shows the error wherever the user is. */
  error?: ErrorTexts<Input>
  /** The screen shows the error: its toast is for a user who has left it. */
  inline?: 'error'
}

/** A success unless it has another severity. */
type MutationToast = Omit<ToastOptions, 'severity'> & Partial<Pick<ToastOptions, 'severity'>>

/** For the toast of a change that can be taken back. */
export const undoAction = (intl: Pick<IntlShape, 'formatMessage'>, undo: () => void): Pick<ToastOptions, 'action'> => ({
  action: { label: intl.formatMessage({ id: 'common.undo' }), onClick: undo, undoes: true },
})

/** What `useApiMutation` adds to each call, as the result of its `onMutate`. */
export type MutationContext = {
  intl: IntlShape
  /** Whether the component that called is still mounted, and no navigation away from it has begun. */
  isMounted: () => boolean
  /** The error of the call before this one. */
  previousError: unknown
  /** Reads whether the mutation was made. */
  verify: (error: Unverified) => void
  /** Undoes the optimistic update. */
  rollback: (() => void) | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ApiMutationMeta
  }
}

/**
 * Handles what all mutations share: invalidation, and the toasts of their outcomes. After the end of the session
 * nothing happens, because the next user must not see it. A cancelled call is no error.
 */
export const createMutationCache = () =>
  new MutationCache({
    onSuccess(data, input, context, _mutation, { client, meta }) {
      if (!isContext(context) || isReleased(client)) return
      dismissUnconfirmed(context.previousError)
      const options = meta?.success?.(data, input, context.isMounted())
      if (options) toast({ severity: 'success', ...options })
    },
    onError(error, input, context, _mutation, { client, meta }) {
      if (!isContext(context) || isReleased(client)) return
      dismissUnconfirmed(context.previousError)
      const failure = failureOf(error)
      if (!failure) return
      dismissGlobalErrorToast(failure)
      if (meta?.error && !(meta.inline && context.isMounted())) showError(failure, meta.error, input, context)
    },
    // after a rollback, which would overwrite what is read again
    onSettled(data, error, input, _context, _mutation, { client, meta }) {
      if (isReleased(client) || (error && !failureOf(error))) return
      const keys = typeof meta?.invalidates === 'function' ? meta.invalidates(input, data) : meta?.invalidates
      for (const queryKey of keys ?? []) void client.invalidateQueries({ queryKey })
    },
  })

const isContext = (context: unknown): context is MutationContext => context !== undefined

/** The toasts of unconfirmed outcomes, which offer to verify them. */
const unconfirmedToasts = new WeakMap<ApiError, number>()

/** A later call has shown the outcome. */
function dismissUnconfirmed(error: unknown): void {
  const id = error instanceof Unverified && unconfirmedToasts.get(error)
  if (id) dismissToast(id)
}

function showError(failure: ApiError, texts: ErrorTexts<unknown>, input: unknown, context: MutationContext): void {
  const { intl, verify } = context
  const textOf = (text: ErrorTexts<unknown>['title']) =>
    typeof text === 'function' ? text(input) : intl.formatMessage({ id: text })
  const { title, unconfirmed, message, notFound } = texts
  // an unconfirmed outcome is a warning, and stays until it is closed like an error
  if (unconfirmed && mayBeDone(failure)) {
    const action = failure instanceof Unverified && {
      action: { label: intl.formatMessage({ id: 'common.verify' }), onClick: () => verify(failure) },
    }
    const warning = { title: textOf(unconfirmed), message: unconfirmedText(intl, failure), lasting: true }
    unconfirmedToasts.set(failure, toast({ severity: 'warning', ...warning, ...action }))
    return
  }
  const reference = referenceText(intl, failure)
  toast({
    severity: 'error',
    title: textOf(title),
    message: errorText(intl, failure, message?.(input), notFound),
    ...(reference && { reference }),
  })
}

/** The next try may fail for another reason, which alone is shown. */
function dismissAndThrow(thrown: unknown): never {
  const failure = failureOf(thrown)
  if (failure) dismissGlobalErrorToast(failure)
  throw thrown
}

/** How to find out whether a mutation was made whose answer was lost. */
export type Verification<Data, Input, Before> = {
  /** What a later read is compared with. If this fails, nothing is sent. */
  before?: (input: Input) => Promise<Before>
  /** Reads from the server what the mutation changes. */
  check: (input: Input, before: Before) => Promise<Finding<Data>>
  /** A second call would do it twice: it is not sent before a read that was answered. */
  once?: boolean
  /** A second call is refused. The browser may have sent it by itself: a read shows whether the first one was made. */
  unique?: boolean
}

/**
 * Adds the reading after a lost answer to a mutation function. Instead of a call that must not be sent again, it reads
 * the outcome of the one before.
 * @param lastError of the same row
 */
export const verifyOutcome =
  <Data, Input, Before>(
    send: MutationFunction<Data, Input>,
    verification: Verification<Data, Input, Before> | undefined,
    lastError: (input: Input) => unknown,
  ): MutationFunction<Data, Input> =>
  async (input, context) => {
    const unconfirmed = lastError(input)
    // the answer is that of the earlier call of this row, whatever was entered since
    if (unconfirmed instanceof Unverified) return (await unconfirmed.check()) as Data
    if (!verification) return send(input, context).catch(dismissAndThrow)
    const { before, check, once = false, unique = false } = verification
    const known = await before?.(input).catch((thrown: unknown) => {
      throw notApplied(thrown)
    })
    return sendAndVerify(
      () => send(input, context),
      // a mutation without `before` does not look at it
      () => check(input, known as Before),
      { once, unique, onUnanswered: dismissGlobalErrorToast },
    )
  }
