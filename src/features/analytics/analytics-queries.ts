import { listBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'

/** The brands with the most people, as far as the provider sorts them. */
export const largestBrandsOptions = () =>
  listBrandsOptions({ query: { ordering: '-users_count', page_size: LARGEST_PAGE } })
