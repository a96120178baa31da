import { keepPreviousData } from '@tanstack/react-query'

import { listUserBrandsOptions, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listUsers } from '~/api/generated/sdk.gen'
import type { Member } from '~/api/generated/types.gen'
import type { ListPage } from '~/api/list-pages'
import { clipToPage, emptyPastLastPage, PAGE_SIZE } from '~/features/shared/lists/list-pages'

import type { UserFilters } from './users-search'

/** Converts search parameters to the API query. The server decides the order: none is documented for users. */
export const usersQuery = (filters: UserFilters) => ({ page: 1, page_size: PAGE_SIZE, ...filters })

/** One page of the list. The previous page stays visible until the next one has loaded. */
export function usersOptions(filters: UserFilters) {
  const query = usersQuery(filters)
  return {
    queryKey: listUsersQueryKey({ query }),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ListPage<Member>> =>
      listUsers({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page)),
    placeholderData: keepPreviousData,
    select: (sent: ListPage<Member>) => clipToPage(sent, filters),
  }
}

export const userBrandsOptions = (id: number) => listUserBrandsOptions({ path: { id } })
