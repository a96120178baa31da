import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { listBrandsQueryKey, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrands, listUsers } from '~/api/generated/sdk.gen'
import type { BrandPage, ListBrandsData, ListUsersData, Member } from '~/api/generated/types.gen'
import type { ListPage } from '~/api/list-pages'

import { emptyPastLastPage } from './list-pages'
import { typingPause } from './typing-pause'

// The lists that a text field searches. The previous answer stays visible until the next one arrives.

export const brandSearchOptions = (query: NonNullable<ListBrandsData['query']>) =>
  queryOptions({
    queryKey: listBrandsQueryKey({ query }),
    async queryFn({ signal }): Promise<BrandPage> {
      await typingPause(query.search ?? '', signal)
      return listBrands({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page ?? 1))
    },
    placeholderData: keepPreviousData,
  })

export const userSearchOptions = (query: NonNullable<ListUsersData['query']>) =>
  queryOptions({
    queryKey: listUsersQueryKey({ query }),
    async queryFn({ signal }): Promise<ListPage<Member>> {
      await typingPause(query.search ?? '', signal)
      return listUsers({ query, signal }).then(({ data }) => data, emptyPastLastPage(query.page ?? 1))
    },
    placeholderData: keepPreviousData,
  })
