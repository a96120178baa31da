import { PAGE_SIZE } from '~/features/shared/lists/list-pages'

import { DEFAULT_ORDERING, type BrandFilters } from './brands-search'

/** What goes over the wire for an address. */
export const brandsQuery = ({ administrator: _ours, ...filters }: BrandFilters) => ({
  page: 1,
  page_size: PAGE_SIZE,
  ordering: DEFAULT_ORDERING,
  ...filters,
})
