import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

import { aborted, type ApiError, failureOf, networkError, mayBeDone } from '~/api/api-error'
import { apiPorts } from '~/api/ports'
import { systemClock } from '~/platform/clock'

/** How many calls have ended, of all. */
export type CallsDone = { done: number; total: number }

/** `runs`: those that have begun. They are aborted to stop them, which does nothing to one that has ended. */
type Stored<State> = { state: State | undefined; runs: readonly AbortController[] }

/** Calls that a stopped run no longer waits for, by its signal, until they end. */
const onTheWay = new WeakMap<AbortSignal, Promise<unknown>>()

/**
 * Resolves once the calls of these runs have ended, or the user stops again.
 * @throws an `AbortError` when the session has ended meanwhile
 */
async function callsEnd(runs: readonly AbortController[], signal: AbortSignal): Promise<void> {
  const calls = runs.map((run) => onTheWay.get(run.signal)).filter((call) => call !== undefined)
  if (calls.length === 0) return
  const session = apiPorts().tokens.sessionSignal()
  await Promise.race([Promise.all(calls), new Promise((resolve) => signal.addEventListener('abort', resolve))])
  if (session.aborted) throw aborted()
}

/**
 * How far a mutation of several calls is, and the way to stop it. Both are in the query cache: a page that was left and
 * is opened again finds them.
 * @param name the mutation, or its row
 */
export function useProgress<State = CallsDone>(name: string) {
  const queryClient = useQueryClient()
  const options = queryOptions<Stored<State>>({ queryKey: ['progress', name], queryFn: skipToken })
  const { data } = useQuery(options)
  return {
    /** Stays as the last calls left it until others run. */
    progress: data?.state,
    /** Makes no further call in any run. Those that are on their way are awaited for a moment. */
    stop: () => data?.runs.forEach((run) => run.abort()),
    /**
     * Waits for the calls of a run that was stopped: sent again meanwhile, they may be made twice.
     * @returns `signal`: aborted when the user stops; `show`: shows how far it is
     */
    begin: async () => {
      const run = new AbortController()
      const { signal } = run
      const show = (state: State | undefined): void =>
        void queryClient.setQueryData<Stored<State>>(
          options.queryKey,
          ({ runs = [] }: Partial<Stored<State>> = {}) => ({
            state,
            runs: [...runs.filter((one) => one !== run && (!one.signal.aborted || onTheWay.has(one.signal))), run],
          }),
        )
      const earlier = queryClient.getQueryData<Stored<State>>(options.queryKey)?.runs ?? []
      show(undefined)
      await callsEnd(earlier, signal)
      return { signal, show: (state: State) => show(state) }
    },
  }
}

export type BulkCalls<Item> = { done: readonly Item[]; failed: readonly { item: Item; error: ApiError }[] }

/** The failure that stands for all: one that may be done after all, before any refusal. */
export const mainFailure = ({ failed }: Pick<BulkCalls<unknown>, 'failed'>): ApiError | undefined =>
  (failed.find(({ error }) => mayBeDone(error)) ?? failed[0])?.error

/** A refusal for now: it has changed nothing, and the rest can be sent later. */
export const isTooMany = ({ status_code }: ApiError): boolean => status_code === 429

type Options<Item> = {
  /** Called before the first call, and after each one. */
  onCall?: (calls: BulkCalls<Item>) => void
  /**
   * Once aborted, no further call is made: the rest is neither done nor failed. What is on its way is awaited for a
   * moment: after that, it may be done.
   */
  signal?: AbortSignal
  /** After a call without an answer, no further call is made while this is false: the rest is neither done nor failed. */
  isOnline?: () => boolean
}

/** How long a user who stops waits for the answer of the call on its way. */
export const STOP_WAIT_MS = 2000

const noop = () => {}

/** Resolves when `work` does, or rejects like a call without an answer some time after the stop. */
function orStopped(
  work: (givenUp: AbortSignal) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const givenUp = new AbortController()
  const going = work(givenUp.signal)
  if (!signal) return going
  return new Promise((resolve, reject) => {
    let cancel: (() => void) | undefined
    const giveUp = () => {
      givenUp.abort()
      const ended = going.then(noop, noop).finally(() => onTheWay.delete(signal))
      onTheWay.set(signal, ended)
      reject(networkError())
    }
    const onStop = () => (cancel = systemClock.after(STOP_WAIT_MS, giveUp))
    const settle = () => {
      cancel?.()
      signal.removeEventListener('abort', onStop)
    }
    signal.addEventListener('abort', onStop)
    void going.then(resolve, reject).finally(settle)
  })
}

/**
 * A bulk action, one call after the other: the provider is not flooded. A failure does not stop the others, unless the provider accepts
 * no more for now: the rest then fails without being tried.
 * @param run sends nothing more for its item once `givenUp` is aborted
 * @throws an `AbortError` when the session is over: no user is left to notify
 */
export async function runBulk<Item>(
  items: readonly Item[],
  run: (item: Item, givenUp: AbortSignal) => Promise<unknown>,
  { onCall = () => {}, signal, isOnline = () => true }: Options<Item> = {},
): Promise<BulkCalls<Item>> {
  let calls: BulkCalls<Item> = { done: [], failed: [] }
  onCall(calls)
  for (const [at, item] of items.entries()) {
    if (signal?.aborted) break
    try {
      await orStopped((givenUp) => run(item, givenUp), signal)
      calls = { ...calls, done: [...calls.done, item] }
    } catch (thrown) {
      const error = failureOf(thrown)
      if (!error) throw thrown
      const failed = isTooMany(error) ? items.slice(at) : [item]
      calls = { ...calls, failed: [...calls.failed, ...failed.map((one) => ({ item: one, error }))] }
    }
    onCall(calls)
    const last = calls.failed.at(-1)
    if (last && isTooMany(last.error)) break
    if (last?.item === item && mayBeDone(last.error) && !isOnline()) break
  }
  return calls
}
