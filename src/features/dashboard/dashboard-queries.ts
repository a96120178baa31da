import { getBrandsOverviewOptions, listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { MINUTE_MS } from '~/platform/clock'

/** No time is documented: kept like the lists of brands (B §9), and looked at anew with each visit. */
export const brandsOverviewOptions = () => ({
  ...getBrandsOverviewOptions(),
  staleTime: MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
})

/** Those that wait for an answer (INV-06). */
export const pendingInvitationsOptions = () => listInvitationsOptions({ query: { status: 'pending' } })
