import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { isGone } from '~/api/api-error'
import { getBrandOptions, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, Member, User } from '~/api/generated/types.gen'
import type { ListPage } from '~/api/list-pages'
import { INLINE_ERROR, useInlineErrors } from '~/features/shared/failures/error-toasts'
import { brandSearchOptions, userSearchOptions } from '~/features/shared/lists/use-list-filters'
import { isCompanyAdmin, mayOpenBrand } from '~/permissions/permissions'

const SHOWN = 5
const SHORTEST = 2

const filters = (search: string) => ({ search, page_size: SHOWN })

type Wanted = {
  user: User
  /** The search texts for brands and people. */
  brands: string
  people: string
}

/** Brands and people, searched on the server; people only for users who may list them. */
export function useFound({ user, brands, people }: Wanted) {
  const asksBrands = brands.length >= SHORTEST
  const asksPeople = people.length >= SHORTEST && isCompanyAdmin(user)
  const foundBrands = useQuery({ ...brandSearchOptions(filters(brands)), enabled: asksBrands, ...INLINE_ERROR })
  const foundPeople = useQuery({ ...userSearchOptions(filters(people)), enabled: asksPeople, ...INLINE_ERROR })
  return {
    // a server may send more rows than requested (C215)
    brands: asksBrands
      ? (foundBrands.data?.results ?? []).filter(({ id }) => mayOpenBrand(user, id)).slice(0, SHOWN)
      : [],
    people: asksPeople ? (foundPeople.data?.results ?? []).slice(0, SHOWN) : [],
    /** Whether the brands answer the current text. */
    searched: asksBrands && foundBrands.isSuccess && !foundBrands.isPlaceholderData,
    /** The brands answer an earlier text. */
    brandsOutdated: foundBrands.isPlaceholderData,
    peopleOutdated: foundPeople.isPlaceholderData,
    busy: (asksBrands && foundBrands.isFetching) || (asksPeople && foundPeople.isFetching),
    failed: (asksBrands && foundBrands.isError) || (asksPeople && foundPeople.isError),
    /** Repeats the failed searches. */
    retry: () => {
      if (asksBrands && foundBrands.isError) void foundBrands.refetch()
      if (asksPeople && foundPeople.isError) void foundPeople.refetch()
    },
  }
}

/** Brands chosen before. A deleted one is left out without a toast, because the user did not ask for it. */
export function useKnownBrands(ids: readonly number[], onGone: (ids: readonly number[]) => void): readonly Brand[] {
  const answers = useQueries({ queries: ids.map((id) => getBrandOptions({ path: { id } })) })
  const gone = ids.filter((_, at) => isGone(answers[at]?.error))
  const key = gone.join()
  useInlineErrors(answers.map(({ error }) => (isGone(error) ? error : null)))
  const forget = useEffectEvent(() => onGone(gone))
  useEffect(() => {
    if (key !== '') forget()
  }, [key])
  return answers.flatMap(({ data, error }) => (data && !isGone(error) ? [data] : []))
}

/** Users visited before, out of the lists that this session has read: no call returns a single user. */
export function useKnownPeople(ids: readonly number[]): readonly Member[] {
  const queryClient = useQueryClient()
  if (ids.length === 0) return []
  const lists = queryClient.getQueriesData<ListPage<Member>>({ queryKey: listUsersQueryKey() })
  const all = lists.flatMap(([, list]) => list?.results ?? [])
  return ids.flatMap((id) => all.find((person) => person.id === id) ?? [])
}
