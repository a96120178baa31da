import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

const JUST_NOW_MS = 2000

/**
 * Starts what a page is about to show, and awaits nothing. A call that was started ahead of this very visit, and has
 * failed by now, is not made again: the page says so.
 */
export function startQuery<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  const state = queryClient.getQueryState(options.queryKey)
  const hasJustFailed = state?.status === 'error' && Date.now() - state.errorUpdatedAt < JUST_NOW_MS
  if (!hasJustFailed) void queryClient.prefetchQuery(options)
}
