import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** The loader of the route asks at each visit: what failed, or came late, is not asked again by its being shown. */
const ASKED_BY_ROUTE = { retryOnMount: false, refetchOnMount: false } as const

/** What a part of a page shows: asked by the loader of its route, and by itself where no loader did. */
export const usePartQuery = <Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) => useQuery({ ...options, ...ASKED_BY_ROUTE })
