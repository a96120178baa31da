import { listRecentActivityOptions } from '~/api/generated/@tanstack/react-query.gen'
import { MINUTE_MS } from '~/platform/durations'

/** No freshness is documented: the same as for brand lists (B §9), and refetched on each visit. */
export const recentActivityOptions = () => ({
  ...listRecentActivityOptions(),
  staleTime: MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
})
