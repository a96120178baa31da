import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** How many calls have ended, of all. */
export type CallsDone = { done: number; total: number }

type Stored<State> = { state: State; stop: () => void }

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
    /** Of the calls that run, or ran last. */
    progress: data?.state,
    /** Makes no further call. The one that is on its way is awaited for a moment. */
    stop: () => data?.stop(),
    /** @returns `signal`: aborted when the user stops; `show`: shows how far it is */
    begin: () => {
      const stopping = new AbortController()
      const stop = () => stopping.abort()
      return {
        signal: stopping.signal,
        show: (state: State): void => void queryClient.setQueryData<Stored<State>>(options.queryKey, { state, stop }),
      }
    },
  }
}
