import { listRecentActivityOptions } from '~/api/generated/@tanstack/react-query.gen'

const MINUTE = 60_000

/** No time is documented: kept like the lists of brands (B §9), and looked at anew with each visit. */
export const recentActivityOptions = () => ({ ...listRecentActivityOptions(), staleTime: MINUTE, gcTime: 10 * MINUTE })
