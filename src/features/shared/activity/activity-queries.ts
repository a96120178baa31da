import { listBrandsOptions, listRecentActivityOptions } from '~/api/generated/@tanstack/react-query.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { MINUTE_MS } from '~/platform/clock'

/** No freshness is documented: the same as for brand lists, and refetched on each visit. */
export const recentActivityOptions = () => ({
  ...listRecentActivityOptions(),
  staleTime: MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
})

/** The brands, for answers that name some by their id alone. */
export const namedBrandsOptions = () => listBrandsOptions({ query: { page_size: LARGEST_PAGE } })
