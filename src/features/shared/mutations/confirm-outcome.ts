import type { MutationFunction } from '@tanstack/react-query'

import { undone } from '~/api/api-error'
import { confirmed, type Finding } from '~/api/confirmed'
import { Unverified } from '~/api/may-be-done'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'

/** How to find out whether a write was made whose answer was lost. */
export type Confirm<Data, Input, Before> = {
  /** What a later read is compared with. If this fails, nothing is sent. */
  before?: (input: Input) => Promise<Before>
  /** Reads from the server what the write changes. */
  check: (input: Input, before: Before) => Promise<Finding<Data>>
  /** A second call would do it twice: it is not sent before a read has shown whether the first one was made. */
  once?: boolean
  /** A second call is refused. The browser may have sent it by itself: a read shows whether the first one was made. */
  unique?: boolean
}

/**
 * The mutation function of an act. In place of a write that must not be sent again, it checks the one before.
 * @param last how the act of the same row before this one failed
 */
export const confirming =
  <Data, Input, Before>(
    send: MutationFunction<Data, Input>,
    confirm: Confirm<Data, Input, Before> | undefined,
    last: (input: Input) => unknown,
  ): MutationFunction<Data, Input> =>
  async (input, context) => {
    const lost = last(input)
    // the answer is that of the earlier call of this row, whatever was entered since
    if (lost instanceof Unverified) return (await lost.check()) as Data
    if (!confirm) return send(input, context)
    const { before, check, once = false, unique = false } = confirm
    const known = await before?.(input).catch((thrown: unknown) => {
      throw undone(thrown)
    })
    return confirmed(
      () => send(input, context),
      // an act without `before` does not look at it
      () => check(input, known as Before),
      { once, unique, onLost: dismissGlobalErrorToast },
    )
  }
