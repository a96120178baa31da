import { PAGE_SIZE } from '~/features/shared/lists/list-pages'

import { DEFAULT_ORDERING, type BrandFilters } from './brands-search'

/** The query of the API for the search parameters of the page. */
export const brandsQuery = ({ administrator: _ours, ...filters }: BrandFilters) => ({
  page: 1,
  page_size: PAGE_SIZE,
  ordering: DEFAULT_ORDERING,
  ...filters,
})
