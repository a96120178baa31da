import { listBrands, listUsers } from '~/api/generated/sdk.gen'
import type { Brand, ListBrandsData, ListUsersData, Member } from '~/api/generated/types.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'

import { readAllPages, type ReadOptions } from './read-all-pages'

/** All brands that match the query, active or not. */
export const readAllBrands = (query: ListBrandsData['query'], options: ReadOptions): Promise<Brand[]> =>
  readAllPages(
    async (page, signal) => (await listBrands({ query: { ...query, page, page_size: LARGEST_PAGE }, signal })).data,
    options,
  )

/** All users that match the query, active or not. */
export const readAllUsers = (query: ListUsersData['query'], options: ReadOptions): Promise<Member[]> =>
  readAllPages(
    async (page, signal) => (await listUsers({ query: { ...query, page, page_size: LARGEST_PAGE }, signal })).data,
    options,
  )
