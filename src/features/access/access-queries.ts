import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

import type { ApiError } from '~/api/api-error'
import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import {
  assignBrandUsers,
  assignUserBrands,
  listBrandUsers,
  listUserBrands,
  removeBrandUsers,
} from '~/api/generated/sdk.gen'
import type { Member } from '~/api/generated/types.gen'
import { clipToPage, LARGEST_PAGE, type ListPage } from '~/api/list-pages'
import { sendAndVerify, type Finding } from '~/api/send-and-verify'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { brandSearchOptions, filtersOf, FIRST_VIEW, type ListView } from '~/features/shared/lists/use-list-filters'
import { runBulk, mainFailure } from '~/features/shared/mutations/bulk-calls'
import { keysOf } from '~/features/shared/mutations/mutation-cache'
import { companyUsersOptions, isDormant } from '~/features/shared/user/company-users'
import { currentUser } from '~/features/shared/user/current-user'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand } from '~/permissions/permissions'
import { plainWords } from '~/platform/text'
import { emitWindowEvent } from '~/telemetry/events'
import { requireId, requireIds } from '~/validation/call-parameters'

import type { Access, AccessBrand, Removal, Restoration } from './access-change'

export const FIRST_PICK: ListView = { ...FIRST_VIEW, pageSize: LARGEST_PAGE }

export const brandListOptions = (view: ListView) => {
  const query = filtersOf(view)
  return queryOptions({ ...brandSearchOptions(query), select: (sent) => clipToPage(sent, query) })
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

/** From the server, before a change. It has a key of its own: a list that closes meanwhile aborts its query. */
export const beforeChange = <Key extends object>([key]: readonly [Key]) => ({
  queryKey: [{ ...key, tags: ['before'] }] satisfies [unknown],
  staleTime: 0,
  gcTime: 0,
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

type Answer<Data> = { data: Data }

/** A mutation of access is idempotent: after a lost answer it may be sent again. */
export const sendAccess = <Data>(send: () => Promise<Answer<Data>>, check: () => Promise<Finding<Answer<Data>>>) =>
  sendAndVerify(send, check, { onUnanswered: dismissGlobalErrorToast })

/** What a list shows of rows that were to be all in it, or all out of it. */
function shown<Data>(rows: readonly { id: number }[], ids: readonly number[], all: boolean, data: Data) {
  const present = ids.filter((id) => rows.some((row) => row.id === id)).length
  const done = all ? present === ids.length : present === 0
  if (done && ids.length > 0) return { data }
  return present === (all ? 0 : ids.length) && ids.length > 0 ? 'notApplied' : 'unclear'
}

/** The count and the name of the brand or user, from the answer. What it leaves out comes from the request. */
export type Assigned = {
  count: number
  name: string
  /** All of them are new: undoing takes away nothing that was there before. Undefined if no answer says so. */
  isNew: boolean | undefined
}

const assigned = (count: number | null, asked: number, name: string): Assigned => ({
  count: count ?? asked,
  name,
  isNew: count === null ? undefined : count >= asked,
})

export async function assign(access: Access): Promise<Assigned> {
  if (access.by === 'brand') {
    const { brand, users } = access
    const path = { id: requireId(brand.id, 'Brand ID') }
    const user_ids = requireIds(idsOf(users), 'user')
    const { data } = await sendAccess(
      () => assignBrandUsers({ path, body: { user_ids } }),
      async () =>
        shown((await listBrandUsers({ path })).data.users, user_ids, true, {
          assigned_users_count: null,
          brand_name: brand.name,
        }),
    )
    return assigned(data.assigned_users_count, users.length, data.brand_name || brand.name)
  }
  const { user, brands } = access
  const path = { id: requireId(user.id, 'User ID') }
  const brand_ids = requireIds(idsOf(brands), 'brand')
  const { data } = await sendAccess(
    () => assignUserBrands({ path, body: { brand_ids } }),
    async () =>
      shown((await listUserBrands({ path })).data.brands, brand_ids, true, {
        assigned_brands_count: null,
        username: user.username,
      }),
  )
  return assigned(data.assigned_brands_count, brands.length, data.username || user.username)
}

export type Removed = {
  brands: readonly AccessBrand[]
  /** Brands that all of the users had before, as the answers say: undoing must not give a brand to others. */
  restorable: readonly AccessBrand[]
  /** Number of users removed from each brand, by brand id, as the answers say. */
  counts: ReadonlyMap<number, number>
  /** The name of the brand in the answer. */
  name: string
  failed: readonly { brand: AccessBrand; error: ApiError }[]
}

/**
 * The API cannot remove brands from a user, so one call per brand removes the user (ACC-24).
 * @throws the main failure if no brand could be changed; an `AbortError` if the session ended meanwhile
 */
export async function remove(access: Access): Promise<Removed> {
  const [users, brands] = access.by === 'user' ? [[access.user], access.brands] : [access.users, [access.brand]]
  const userIds = requireIds(idsOf(users), 'user')
  requireIds(idsOf(brands), 'brand')
  // users with access to every brand may stay in the list
  const leaving = idsOf(users.filter((user) => !administersEveryBrand(user)))
  const counts = new Map(brands.map(({ id }) => [id, 0]))
  const sure = new Set<number>()
  const names: string[] = []
  const { done, failed } = await runBulk(brands, async ({ id }) => {
    const path = { id: requireId(id, 'Brand ID') }
    /** How many of the users a read after a lost answer no longer lists. */
    let notFound: number | undefined
    const { data } = await sendAccess(
      () => removeBrandUsers({ path, body: { user_ids: userIds } }),
      async () => {
        const { users } = (await listBrandUsers({ path })).data
        notFound = userIds.filter((user) => users.every(({ id: listed }) => listed !== user)).length
        return shown(users, leaving, false, { removed_users_count: null, brand_name: '' })
      },
    )
    // who had access before is not certain when the list was fetched afterwards, or when fewer are counted than were asked
    if (notFound === undefined && (data.removed_users_count ?? users.length) >= users.length) sure.add(id)
    counts.set(id, data.removed_users_count ?? notFound ?? users.length)
    if (data.brand_name) names.push(data.brand_name)
  })
  const failure = mainFailure({ failed })
  if (failure && done.length === 0) throw failure
  return {
    // no brand that this user did not have, as the server says: undoing must not give it
    brands: done.filter(({ id }) => counts.get(id) !== 0),
    restorable: done.filter(({ id }) => sure.has(id)),
    counts,
    name: names[0] ?? brands[0]?.name ?? '',
    failed: failed.map(({ item, error }) => ({ brand: item, error })),
  }
}

/** What undoes a removal of which something is restorable. */
export function restorationOf({ brands, restorable }: Removed, removal: Removal): Restoration {
  const isRestorable = (brand: AccessBrand) => restorable.some(({ id }) => id === brand.id)
  const restoration = {
    kind: 'restore',
    administered: removal.administered.filter(({ brand }) => isRestorable(brand)),
    leftOut: brands.filter((brand) => !isRestorable(brand)),
  } as const
  return removal.by === 'user' ? { ...removal, ...restoration, brands: restorable } : { ...removal, ...restoration }
}

/** All cached lists of access. */
export const ACCESS_CACHES = keysOf(
  'listBrandUsers',
  'listUserBrands',
  'getBrand',
  'getBrandsOverview',
  'listBrandsByCompany',
  'listRecentActivity',
  'listBrands',
  'listUsers',
)

type ChangedIds = { brandIds: readonly number[]; userIds: readonly number[] }

/** Announces changed brands, and a change of the current user's own access. */
export function announceAccess(queryClient: QueryClient, reason: string, { brandIds, userIds }: ChangedIds): void {
  for (const brandId of brandIds) emitWindowEvent('brand:changed', { brandId, reason })
  const selfId = currentUser(queryClient)?.id
  if (selfId !== undefined && userIds.includes(selfId)) emitWindowEvent('user:changed', { reason: 'brand_access' })
}
