import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import { MINUTE_MS } from '~/platform/durations'

/** No time is documented: kept like the lists of brands (B §9), and looked at anew with each visit. */
export const brandsOverviewOptions = () => ({
  ...getBrandsOverviewOptions(),
  staleTime: MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
})
