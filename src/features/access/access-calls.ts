import { ApiError } from '~/api/api-error'
import {
  assignBrandUsers,
  assignUserBrands,
  promoteToBrandAdmin,
  removeBrandUsers,
  setBrandAdmin,
} from '~/api/generated/sdk.gen'
import { inTurn } from '~/features/shared/acts/in-turn'
import { requireId, requireIds } from '~/validation/id-lists'

import { canBeBrandAdmin, type AccessBrand, type AccessChange } from './access-change'

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The brand or user that a change is about. */
function only<Row>(rows: readonly Row[]): Row {
  const [row, ...more] = rows
  if (row === undefined || more.length > 0) throw new Error('This change is about exactly one')
  return row
}

/** The count and the name of the brand or user, from the answer. What it leaves out comes from the request. */
export type Answered = { count: number; name: string }

export async function assign({ by, people, brands }: AccessChange): Promise<Answered> {
  if (by === 'brand') {
    const brand = only(brands)
    const { data } = await assignBrandUsers({
      path: { id: requireId(brand.id, 'Brand ID') },
      body: { user_ids: requireIds(idsOf(people), 'user') },
    })
    return { count: data.assigned_users_count ?? people.length, name: data.brand_name || brand.name }
  }
  const person = only(people)
  const { data } = await assignUserBrands({
    path: { id: requireId(person.id, 'User ID') },
    body: { brand_ids: requireIds(idsOf(brands), 'brand') },
  })
  return { count: data.assigned_brands_count ?? brands.length, name: data.username || person.username }
}

export type Removed = {
  brands: readonly AccessBrand[]
  /** Number of people removed from each brand, by brand id, as the answers say. */
  counts: ReadonlyMap<number, number>
  /** The name of the brand in the answer. */
  name: string
  failed: readonly { brand: AccessBrand; error: ApiError }[]
}

/**
 * The API cannot remove brands from a user, so one call per brand removes the user (ACC-24).
 * @throws the first failure if no brand could be changed; an `AbortError` if the session ended meanwhile
 */
export async function remove({ people, brands }: AccessChange): Promise<Removed> {
  const userIds = requireIds(idsOf(people), 'user')
  requireIds(idsOf(brands), 'brand')
  const counts = new Map(brands.map(({ id }) => [id, 0]))
  const names: string[] = []
  const { done, failed } = await inTurn(brands, async ({ id }) => {
    const { data } = await removeBrandUsers({
      path: { id: requireId(id, 'Brand ID') },
      body: { user_ids: userIds },
    })
    counts.set(id, data.removed_users_count ?? people.length)
    if (data.brand_name) names.push(data.brand_name)
  })
  const [first] = failed
  if (first && done.length === 0) throw first.error
  return {
    // none that the server says this user did not have: undoing must not give it
    brands: done.filter(({ id }) => counts.get(id) !== 0),
    counts,
    name: names[0] ?? brands[0]?.name ?? '',
    failed: failed.map(({ item, error }) => ({ brand: item, error })),
  }
}

export type NewAdmin = { admin: string; brand: string }

/** A brand has at most one admin: the new one replaces the present one (B §4). */
export async function makeAdmin({ by, people, brands }: AccessChange): Promise<NewAdmin> {
  const person = only(people)
  const brand = only(brands)
  // ACC-08 C223: users who may not be administrators are not offered, and are refused before any request
  if (!canBeBrandAdmin(person)) throw new ApiError({ message: 'Only active users can administer a brand' })
  const brandId = requireId(brand.id, 'Brand ID')
  const userId = requireId(person.id, 'User ID')
  const { data } =
    by === 'brand'
      ? await setBrandAdmin({ path: { id: brandId }, body: { user_id: userId } })
      : await promoteToBrandAdmin({ path: { id: userId }, body: { brand_id: brandId } })
  return { admin: data.new_admin || person.username, brand: data.brand_name || brand.name }
}

/** Undoes a removal: restores access and administration (ACC-26). */
export async function restore(change: AccessChange): Promise<Answered> {
  const answered = await assign(change)
  // one after the other: each answer is the state that the next one meets
  for (const { person, brand } of change.administered) await makeAdmin({ ...change, people: [person], brands: [brand] })
  return answered
}
