import { keepPreviousData } from '@tanstack/react-query'

import { listUserBrandsOptions, listUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { MemberPage } from '~/api/generated/types.gen'
import { PAGE_SIZE } from '~/features/shared/lists/list-pages'
import { onePage } from '~/features/shared/lists/one-page'

import type { UserFilters } from './users-search'

/** The query of the API for the search parameters of the page. The server decides the order: none is documented for users (B §7). */
export const usersQuery = (filters: UserFilters) => ({ page: 1, page_size: PAGE_SIZE, ...filters })

/** One page of the list. The previous page stays visible until the next one has loaded. */
export const usersOptions = (filters: UserFilters) => ({
  ...listUsersOptions({ query: usersQuery(filters) }),
  placeholderData: keepPreviousData,
  select: (sent: MemberPage) => onePage(sent, filters),
})

export const userBrandsOptions = (id: number) => listUserBrandsOptions({ path: { id } })
