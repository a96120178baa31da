import { keepPreviousData } from '@tanstack/react-query'

import { listUserBrandsOptions, listUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { PAGE_SIZE } from '~/features/shared/lists/list-pages'

import type { UserFilters } from './users-search'

/** What goes over the wire for an address. The order is the server's: none is documented for people (B §7). */
export const usersQuery = (filters: UserFilters) => ({ page: 1, page_size: PAGE_SIZE, ...filters })

/** One page of the list; the page before stays in sight until the next one is there. */
export const usersOptions = (filters: UserFilters) => ({
  ...listUsersOptions({ query: usersQuery(filters) }),
  placeholderData: keepPreviousData,
})

export const userBrandsOptions = (id: number) => listUserBrandsOptions({ path: { id } })
