import { queryOptions } from '@tanstack/react-query'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { readAllUsers } from '~/features/shared/exports/read-all-pages'
import { clipToPage, LARGEST_PAGE } from '~/features/shared/lists/url-values'
import { userSearchOptions } from '~/features/shared/lists/use-list-filters'

/** Active users that match the search, at most one page of them. For company admins only, like every list of users. */
export const activeUsersOptions = (search: string) => {
  const query = { is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) }
  return queryOptions({ ...userSearchOptions(query), select: (sent) => clipToPage(sent, query).results })
}

/** All users of the company, active or not. The API has no call for a single user. */
export const companyUsersOptions = () => {
  const query = { page_size: LARGEST_PAGE }
  const [key] = listUsersQueryKey({ query })
  return queryOptions({
    queryKey: [{ ...key, tags: ['all'] }],
    queryFn: ({ signal }) => readAllUsers(query, { signal }),
    // each page is asked for again by itself
    retry: false,
  })
}
