import type { MutationFunction } from '@tanstack/react-query'

import { undone, Unverified } from '~/api/api-error'
import { confirmed, type Finding } from '~/api/confirmed'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'

/** How to find out whether a mutation was made whose answer was lost. */
export type Confirm<Data, Input, Before> = {
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
 * Adds the reading after a lost answer to a mutation function. In place of a call that must not be sent again, it reads
 * the outcome of the one before.
 * @param lastError of the same row
 */
export const confirmOutcome =
  <Data, Input, Before>(
    send: MutationFunction<Data, Input>,
    confirm: Confirm<Data, Input, Before> | undefined,
    lastError: (input: Input) => unknown,
  ): MutationFunction<Data, Input> =>
  async (input, context) => {
    const unconfirmed = lastError(input)
    // the answer is that of the earlier call of this row, whatever was entered since
    if (unconfirmed instanceof Unverified) return (await unconfirmed.check()) as Data
    if (!confirm) return send(input, context)
    const { before, check, once = false, unique = false } = confirm
    const known = await before?.(input).catch((thrown: unknown) => {
      throw undone(thrown)
    })
    return confirmed(
      () => send(input, context),
      // a mutation without `before` does not look at it
      () => check(input, known as Before),
      { once, unique, onLost: dismissGlobalErrorToast },
    )
  }
