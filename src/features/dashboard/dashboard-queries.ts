import { getBrandsOverviewOptions, listRecentActivityOptions } from '~/api/generated/@tanstack/react-query.gen'

const MINUTE = 60_000

/** B §9 gives brand lists 5 and 10 min; figures and news of the first page are kept as long, and looked at sooner. */
const times = { staleTime: MINUTE, gcTime: 10 * MINUTE }

export const brandsOverviewOptions = () => ({ ...getBrandsOverviewOptions(), ...times })

export const recentActivityOptions = () => ({ ...listRecentActivityOptions(), ...times })
