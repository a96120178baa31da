import type { QueryClient, QueryKey } from '@tanstack/react-query'

const JUST_NOW_MS = 2000

/** Whether a call that was started ahead of this very visit has failed: the page says so, and does not ask again. */
export function hasJustFailed(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < JUST_NOW_MS
}
