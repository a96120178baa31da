import { queryOptions } from '@tanstack/react-query'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { readAllUsers } from '~/features/shared/exports/read-lists'
import { clipToPage, LARGEST_PAGE, PAGE_SIZE } from '~/features/shared/lists/list-pages'
import { brandSearchOptions, userSearchOptions } from '~/features/shared/lists/search-queries'
import { adminFilters } from '~/validation/list-filters'

/** The query of a list. */
export type ListView = {
  search: string
  page: number
  /** Only active items, unless inactive ones are requested too. */
  activeOnly: boolean
  pageSize: number
}

export const FIRST_VIEW: ListView = { search: '', page: 1, activeOnly: true, pageSize: PAGE_SIZE }
export const FIRST_PICK: ListView = { ...FIRST_VIEW, pageSize: LARGEST_PAGE }

const filtersOf = ({ search, page, activeOnly, pageSize }: ListView) =>
  adminFilters({ search, page, page_size: pageSize, ...(activeOnly && { is_active: true }) })

export const peopleOptions = (view: ListView) => {
  const query = filtersOf(view)
  return queryOptions({ ...userSearchOptions(query), select: (sent) => clipToPage(sent, query) })
}

/** One user, from the list: no documented call returns a single user. */
export const personOptions = (id: number) => {
  const query = { page_size: LARGEST_PAGE }
  const [key] = listUsersQueryKey({ query })
  return queryOptions({
    queryKey: [{ ...key, tags: ['one', String(id)] }],
    async queryFn({ signal }) {
      const people = await readAllUsers(query, { signal })
      return people.find((person) => person.id === id) ?? null
    },
    // each page is asked for again by itself
    retry: false,
  })
}

export const brandsOptions = (view: ListView) => {
  const query = filtersOf(view)
  return queryOptions({ ...brandSearchOptions(query), select: (sent) => clipToPage(sent, query) })
}
