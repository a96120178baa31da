import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** The route's loader fetches on every visit: mounting does not refetch a failed or late query. */
const ASKED_BY_ROUTE = { retryOnMount: false, refetchOnMount: false } as const

/** The query of a section. The loader of the route fetches it; without a loader it is fetched on mount. */
export const useSectionQuery = <Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) => useQuery({ ...options, ...ASKED_BY_ROUTE })
