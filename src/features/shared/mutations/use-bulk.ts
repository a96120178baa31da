import type { QueryKey } from '@tanstack/react-query'

import { type ApiError, mayBeDone } from '~/api/api-error'
import type { ToastOptions } from '~/design/feedback/toasts'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'

import { isTooMany, type BulkCalls, runBulk, type CallsDone, useProgress } from './bulk-calls'
import type { ApiMutationMeta } from './mutation-cache'
import { useApiMutation } from './use-api-mutation'

export type BulkResult<Item> = {
  done: readonly Item[]
  /** The answer is lost, and no read shows whether it was made. */
  unconfirmed: BulkCalls<Item>['failed']
  failed: BulkCalls<Item>['failed']
  /** Not made: the user has stopped, or the server accepts no more for now (`limit`). */
  left: readonly Item[]
  limit: ApiError | undefined
}

/** What became of each item, for the screen. */
export function bulkResult<Item>(items: readonly Item[], { done, failed }: BulkCalls<Item>): BulkResult<Item> {
  const tried = failed.filter(({ error }) => !isTooMany(error))
  const known = new Set([...done, ...tried.map(({ item }) => item)])
  return {
    done,
    unconfirmed: tried.filter(({ error }) => mayBeDone(error)),
    failed: tried.filter(({ error }) => !mayBeDone(error)),
    left: items.filter((item) => !known.has(item)),
    limit: failed.find(({ error }) => isTooMany(error))?.error,
  }
}

/** Whether every item is done. */
export const isAllDone = ({ unconfirmed, failed, left }: BulkResult<unknown>): boolean =>
  unconfirmed.length + failed.length + left.length === 0

/** `signal` is aborted to stop the calls that run; `show` shows how far they are. */
export type RunningBulk<State> = { signal: AbortSignal; show: (state: State) => void }

/** Makes one call for each item, and shows how many have ended. */
export async function runBulkMutation<Item>(
  items: readonly Item[],
  run: (item: Item, givenUp: AbortSignal) => Promise<unknown>,
  { signal, show }: RunningBulk<CallsDone>,
): Promise<BulkResult<Item>> {
  const calls = await runBulk(items, run, {
    signal,
    onCall: ({ done, failed }) => show({ done: done.length + failed.length, total: items.length }),
  })
  return bulkResult(items, calls)
}

type BulkOptions<Input, Outcome> = {
  /** Mutation key, also of the progress. */
  name: string
  invalidates: readonly QueryKey[]
  /**
   * The toast of an outcome: a warning that stays until it is closed, unless all is done. Undefined where the screen shows
   * the outcome itself.
   */
  toast: (outcome: Outcome, input: Input, isMounted: boolean) => Omit<ToastOptions, 'severity'> | undefined
  error?: NonNullable<ApiMutationMeta<Outcome, Input>['error']>
  onSuccess?: (outcome: Outcome, input: Input) => unknown
}

/** A mutation of one call after the other, with its progress, a stop, and what became of each item. */
export function useBulk<Input, Outcome extends BulkResult<unknown>, State = CallsDone>(
  mutationFn: (input: Input, running: RunningBulk<State>) => Promise<Outcome>,
  { name, invalidates, toast, error, onSuccess }: BulkOptions<Input, Outcome>,
) {
  const { progress, stop, begin } = useProgress<State>(name)
  const { mutate, enqueue, isPending, data, reset } = useApiMutation(
    { mutationFn: async (input: Input) => mutationFn(input, await begin()) },
    {
      name,
      meta: {
        invalidates,
        success(outcome, input, isMounted) {
          const shown = toast(outcome, input, isMounted)
          const whole = isAllDone(outcome)
          return shown && { severity: whole ? 'success' : 'warning', lasting: !whole, ...shown }
        },
        ...(error && { error }),
      },
      onSuccess(outcome, input) {
        const { unconfirmed, failed, limit } = outcome
        dismissGlobalErrorToast(...[...unconfirmed, ...failed].map(({ error: one }) => one), ...(limit ? [limit] : []))
        return onSuccess?.(outcome, input)
      },
    },
  )
  const running = isPending()
  return {
    mutate,
    enqueue,
    running,
    progress: running ? progress : undefined,
    stop,
    /** What became of each call of the last run. */
    outcome: data,
    reset,
  }
}
