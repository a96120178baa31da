import { useQuery, useQueryClient } from '@tanstack/react-query'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Member, User } from '~/api/generated/types.gen'
import type { ListPage } from '~/api/list-pages'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { LARGEST_PAGE } from '~/features/shared/lists/url-values'
import { brandSearchOptions, userSearchOptions } from '~/features/shared/lists/use-list-filters'
import { administersEveryBrand, isCompanyAdmin, mayOpenBrand } from '~/permissions/permissions'

const SHOWN = 5
const SHORTEST = 2

const filters = (search: string, rows: number) => ({ search, page_size: rows })

type Wanted = {
  user: User
  /** The search texts for brands and members. */
  brands: string
  members: string
  /** The most of each. */
  most?: number
}

/** Brands and members, searched on the server; members only for users who may list them. */
export function useFound({ user, brands, members, most = SHOWN }: Wanted) {
  const asksBrands = brands.length >= SHORTEST
  const asksMembers = members.length >= SHORTEST && isCompanyAdmin(user)
  // the server may list brands that this user must not open before those that they may
  const rows = administersEveryBrand(user) ? most : LARGEST_PAGE
  const foundBrands = useQuery({ ...brandSearchOptions(filters(brands, rows)), enabled: asksBrands, ...INLINE_ERROR })
  const foundMembers = useQuery({ ...userSearchOptions(filters(members, most)), enabled: asksMembers, ...INLINE_ERROR })
  return {
    // a server may send more rows than requested (C215)
    brands: asksBrands
      ? (foundBrands.data?.results ?? []).filter(({ id }) => mayOpenBrand(user, id)).slice(0, most)
      : [],
    members: asksMembers ? (foundMembers.data?.results ?? []).slice(0, most) : [],
    /** Whether the brands answer the current text. */
    searched: asksBrands && foundBrands.isSuccess && !foundBrands.isPlaceholderData,
    /** No member is found for this text, or for an earlier one until this one is answered. */
    nobody: asksMembers && !foundMembers.isError && foundMembers.data?.results.length === 0,
    /** The brands answer an earlier text. */
    brandsOutdated: foundBrands.isPlaceholderData,
    membersOutdated: foundMembers.isPlaceholderData,
    busy: (asksBrands && foundBrands.isFetching) || (asksMembers && foundMembers.isFetching),
    failed: (asksBrands && foundBrands.isError) || (asksMembers && foundMembers.isError),
    /** Repeats the failed searches. */
    retry: () => {
      if (asksBrands && foundBrands.isError) void foundBrands.refetch()
      if (asksMembers && foundMembers.isError) void foundMembers.refetch()
    },
  }
}

/** Users visited before, out of the lists that this session has read: no call returns a single user. */
export function useKnownMembers(ids: readonly number[]): readonly Member[] {
  const queryClient = useQueryClient()
  if (ids.length === 0) return []
  const lists = queryClient.getQueriesData<ListPage<Member>>({ queryKey: listUsersQueryKey() })
  const all = lists.flatMap(([, list]) => list?.results ?? [])
  return ids.flatMap((id) => all.find((member) => member.id === id) ?? [])
}
