import { type QueryClient, useQuery, queryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, Member } from '~/api/generated/types.gen'
import { clipToPage, LARGEST_PAGE } from '~/api/list-pages'
import { readAllUsers } from '~/features/shared/exports/read-all-pages'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { userSearchOptions } from '~/features/shared/lists/use-list-filters'
import { toDate } from '~/i18n/dates'
import { isCompanyAdmin, type Rights } from '~/permissions/permissions'
import { DAY_MS } from '~/platform/clock'

import { displayName } from './user-texts'

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

/** The brands that get an administrator, and the control beside which the user is chosen. */
export type AdminTarget = { brands: readonly { id: number; name: string }[]; opener: Element }

/** Opens the choice of an administrator. */
export type ChooseAdmin = (target: AdminTarget) => void

type Admin = Brand['brand_admin']

const adminAmong = (users: readonly Member[], admin: Admin): Member | undefined =>
  users.find(({ id, username }) => (typeof admin === 'number' ? id : username) === admin)

/**
 * Lists give the administrator's username, some answers the id (decision 7). Among the given users it becomes a name;
 * otherwise the username is shown, and an id is said in words.
 */
export function adminName(intl: Pick<IntlShape, 'formatMessage'>, admin: Admin, users: readonly Member[] = []): string {
  const user = adminAmong(users, admin)
  if (user) return displayName(user)
  return typeof admin === 'number'
    ? intl.formatMessage({ id: 'brands.admin.unnamed' }, { id: String(admin) })
    : (admin ?? '')
}

/**
 * Names the administrators of the given brands. Only company admins may list users; others see the username. The first
 * page of users is enough for most companies, and the filter by administrator has the same query.
 */
export function useAdminName(user: Rights, brands: readonly Pick<Brand, 'brand_admin'>[]): (admin: Admin) => string {
  const intl = useIntl()
  const enabled = isCompanyAdmin(user)
  const { data: first } = useQuery({ ...activeUsersOptions(''), ...INLINE_ERROR, enabled })
  const isMissing = ({ brand_admin: admin }: Pick<Brand, 'brand_admin'>) =>
    Boolean(admin && !adminAmong(first ?? [], admin))
  const incomplete = first !== undefined && brands.some(isMissing)
  const { data: all } = useQuery({ ...companyUsersOptions(), ...INLINE_ERROR, enabled: enabled && incomplete })
  const users = all ?? first
  return useMemo(() => (admin) => adminName(intl, admin, users), [intl, users])
}

/**
 * The users among whom a file finds the names of administrators; none if they cannot be listed.
 * @throws the reason of the signal once it aborts
 */
export async function fetchAdmins(
  queryClient: QueryClient,
  user: Rights,
  signal: AbortSignal,
): Promise<readonly Member[]> {
  if (!isCompanyAdmin(user)) return []
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const users = queryClient.fetchQuery({ ...companyUsersOptions(), ...INLINE_ERROR }).catch(() => [])
  return Promise.race([users, aborted])
}

const DORMANT_DAYS = 90

/** No sign-in for 90 days, or never. A last sign-in that is not known does not count. */
export function isDormant({ last_login }: Pick<Member, 'last_login'>, now: number): boolean {
  if (last_login === null) return true
  const last = toDate(last_login)
  return last !== undefined && now - last.getTime() >= DORMANT_DAYS * DAY_MS
}
