import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { listBrandsQueryKey, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { limits } from '~/api/generated/limits.gen'
import { listBrands, listUsers } from '~/api/generated/sdk.gen'
import { readAllPages } from '~/features/shared/exports/read-all-pages'
import { pause } from '~/platform/pause'
import { adminFilters } from '~/validation/list-filters'

/** B §9: lists show 20 a page, pickers 100. */
export const LIST_SIZE = 20
export const PICKER_SIZE = limits.listUsers.page_size.maximum

/** Between the last letter typed and the call. */
const TYPING_MS = 250

/** What a list is asked for. */
export type ListView = {
  search: string
  page: number
  /** B §9: active only, unless inactive ones are asked for too. */
  activeOnly: boolean
  pageSize: number
}

export const FIRST_VIEW: ListView = { search: '', page: 1, activeOnly: true, pageSize: LIST_SIZE }
export const FIRST_PICK: ListView = { ...FIRST_VIEW, pageSize: PICKER_SIZE }

const filtersOf = ({ search, page, activeOnly, pageSize }: ListView) =>
  adminFilters({ search, page, page_size: pageSize, ...(activeOnly && { is_active: true }) })

/** A newer text aborts the call of the one before, so the last one wins. */
const typed = async ({ search }: ListView, signal: AbortSignal) => {
  if (search.trim() !== '') await pause(TYPING_MS, signal)
}

export const peopleOptions = (view: ListView) => {
  const query = filtersOf(view)
  return queryOptions({
    queryKey: listUsersQueryKey({ query }),
    async queryFn({ signal }) {
      await typed(view, signal)
      return (await listUsers({ query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
}

/** One user. No documented call brings a single one (B §7): the list is read. */
export const personOptions = (id: number) => {
  const query = { page_size: PICKER_SIZE }
  const [key] = listUsersQueryKey({ query })
  return queryOptions({
    queryKey: [{ ...key, tags: ['one', String(id)] }],
    async queryFn({ signal: left }) {
      const people = await readAllPages(
        async (page, signal) => (await listUsers({ query: { ...query, page }, signal })).data,
        { signal: left },
      )
      return people.find((person) => person.id === id) ?? null
    },
  })
}

export const brandsOptions = (view: ListView) => {
  const query = filtersOf(view)
  return queryOptions({
    queryKey: listBrandsQueryKey({ query }),
    async queryFn({ signal }) {
      await typed(view, signal)
      return (await listBrands({ query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
}
