import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Member } from '~/api/generated/types.gen'
import type { ListPage } from '~/api/list-pages'
import { companyUsersOptions } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import { toDate } from '~/i18n/dates'
import { DAY_MS } from '~/platform/clock'
import { plainWords } from '~/platform/text'

import type { AccessPerson } from '../access-change'
import type { ListView } from '../access-queries'

const DORMANT_DAYS = 90

/** No sign-in for 90 days, or never. A last sign-in that is not known does not count. */
export function isDormant({ last_login }: Pick<AccessPerson, 'last_login'>, now: number): boolean {
  if (last_login === null) return true
  const last = toDate(last_login)
  return last !== undefined && now - last.getTime() >= DORMANT_DAYS * DAY_MS
}

/** The dormant users of a view. The API has no such filter: all users are loaded, and filtered here. */
export function dormantPage(users: readonly Member[], view: ListView, now: number): ListPage<Member> {
  const { search, page, activeOnly, pageSize } = view
  const words = plainWords(search.trim())
  const found = users.filter(
    (user) =>
      isDormant(user, now) &&
      (user.is_active || !activeOnly) &&
      plainWords(`${displayName(user)} ${user.email} ${user.username}`).includes(words),
  )
  const from = (page - 1) * pageSize
  return {
    results: found.slice(from, from + pageSize),
    pagination: { count: found.length, next: null, previous: null },
  }
}

export const dormantOptions = (view: ListView) => {
  const { search, page, activeOnly, pageSize } = view
  const [key] = listUsersQueryKey({
    query: { search, page, page_size: pageSize, ...(activeOnly && { is_active: true }) },
  })
  const queryKey: ReturnType<typeof listUsersQueryKey> = [{ ...key, tags: ['dormant'] }]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => dormantPage(await client.fetchQuery(companyUsersOptions()), view, Date.now()),
    // each page was asked for again by itself
    retry: false,
    placeholderData: keepPreviousData,
  })
}
