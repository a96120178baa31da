import { PAGE_SIZE } from '~/features/shared/lists/list-pages'

import { DEFAULT_ORDERING, type BrandFilters } from './brands-search'

/** Converts the search parameters of the page to the query of the API. */
export const brandsQuery = ({ administrator: _ours, ...filters }: BrandFilters) => ({
  page: 1,
  page_size: PAGE_SIZE,
  ordering: DEFAULT_ORDERING,
  ...filters,
})
