import { keepPreviousData } from '@tanstack/react-query'

import {
  getBrandOptions,
  listBrandsByCompanyOptions,
  listBrandsOptions,
  listBrandUsersOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { PAGE_SIZE } from '~/features/shared/lists/loose-values'

import { DEFAULT_ORDERING, type BrandFilters } from './brands-search'

/** What goes over the wire for an address. */
export const brandsQuery = (filters: BrandFilters) => ({
  page: 1,
  page_size: PAGE_SIZE,
  ordering: DEFAULT_ORDERING,
  ...filters,
})

/** One page of the list; the page before stays in sight until the next one is there. */
export const brandsOptions = (filters: BrandFilters) => ({
  ...listBrandsOptions({ query: brandsQuery(filters) }),
  placeholderData: keepPreviousData,
})

export const brandOptions = (id: number) => getBrandOptions({ path: { id } })

export const brandUsersOptions = (id: number) => listBrandUsersOptions({ path: { id } })

export const companyBrandsOptions = (company: number) => listBrandsByCompanyOptions({ query: { company } })
