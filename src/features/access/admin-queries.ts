import type { QueryClient } from '@tanstack/react-query'

import { aborted, ApiError, notApplied, isAbort } from '~/api/api-error'
import { listBrandUsersOptions } from '~/api/generated/@tanstack/react-query.gen'
import { listBrandUsers, promoteToBrandAdmin, setBrandAdmin } from '~/api/generated/sdk.gen'
import type { BrandUsers } from '~/api/generated/types.gen'
import { runBulk, mainFailure } from '~/features/shared/mutations/bulk-calls'
import { administersEveryBrand, canBeBrandAdmin } from '~/permissions/permissions'
import { readEach } from '~/platform/async'
import { requireId } from '~/validation/call-parameters'

import {
  type Access,
  type AccessBrand,
  type AdminChange,
  type AdminUndo,
  adminChangeOf,
  type Restoration,
} from './access-change'
import { assign, type Assigned, beforeChange, sendAccess, remove } from './access-queries'

/** The users of a brand now: another administrator may have been chosen since the page loaded. */
export function usersBefore(queryClient: QueryClient, id: number): Promise<BrandUsers> {
  const options = listBrandUsersOptions({ path: { id } })
  return queryClient.fetchQuery({ ...options, ...beforeChange(options.queryKey) })
}

/** The same of several brands. A brand that fails is missing. */
export const readUsersBefore = (queryClient: QueryClient, brands: readonly AccessBrand[]) =>
  readEach(brands, (id) => usersBefore(queryClient, id).catch(() => undefined))

export type NewAdmin = {
  /** The username of the new administrator. */
  admin: string
  /** The name of the first brand. */
  brand: string
  brands: readonly AccessBrand[]
  failed: readonly { brand: AccessBrand; error: ApiError }[]
}

/**
 * A brand has at most one admin: the new one replaces the present one. One call per brand.
 * @param signal aborted when the user stops: the brands that are left stay as they are
 * @throws the main failure if no brand could be changed
 */
export async function makeAdmin({ by, user, brands }: AdminChange, signal?: AbortSignal): Promise<NewAdmin> {
  // users who may not be administrators are not offered, and are refused before any request
  if (!canBeBrandAdmin(user))
    throw new ApiError({ message: 'Only active users can administer a brand', notApplied: true })
  const userId = requireId(user.id, 'User ID')
  const answers: { admin: string; brand: string }[] = []
  const makeIn = async (brand: AccessBrand) => {
    const brandId = requireId(brand.id, 'Brand ID')
    const { data } = await sendAccess(
      () =>
        by === 'brand'
          ? setBrandAdmin({ path: { id: brandId }, body: { user_id: userId } })
          : promoteToBrandAdmin({ path: { id: userId }, body: { brand_id: brandId } }),
      async () => {
        const { admin_user: admin } = (await listBrandUsers({ path: { id: brandId } })).data
        return admin?.id === userId ? { data: { new_admin: user.username, brand_name: brand.name } } : 'notApplied'
      },
    )
    answers.push({ admin: data.new_admin || user.username, brand: data.brand_name || brand.name })
  }
  const { done, failed } = await runBulk(brands, makeIn, signal && { signal })
  const [answer] = answers
  if (!answer && signal?.aborted && failed.length === 0) throw aborted()
  if (!answer)
    throw mainFailure({ failed }) ?? new ApiError({ message: 'A new administrator needs a brand', notApplied: true })
  return { ...answer, brands: done, failed: failed.map(({ item, error }) => ({ brand: item, error })) }
}

/**
 * Who administers the brand now: somebody else may have been chosen since the page loaded, and is replaced by no one.
 * @throws a failure that has changed nothing: nothing is sent on a guess
 */
export const presentAdmin = ({ id }: AccessBrand) =>
  listBrandUsers({ path: { id } }).then(
    ({ data }) => data.admin_user,
    (thrown: unknown) => {
      throw notApplied(thrown)
    },
  )

/** @throws unless nobody or one of these users administers the brand: who was chosen since stays */
async function refuseReplacing(brand: AccessBrand, users: readonly (number | undefined)[]): Promise<void> {
  const admin = await presentAdmin(brand)
  if (admin && !users.includes(admin.id))
    throw new ApiError({ message: 'Somebody else administers the brand by now', notApplied: true })
}

export type Restored = Assigned & {
  /** Brands whose administrator is not as before. */
  failed: readonly { brand: AccessBrand; error: ApiError }[]
}

/**
 * Undoes a removal: restores access and administration.
 * @param givenUp once aborted, nothing more is sent
 * @throws the failure of the access, without which nobody can administer
 */
export async function restore(change: Restoration, givenUp?: AbortSignal): Promise<Restored> {
  const answered = await assign(change)
  const { failed } = await runBulk(change.administered, async ({ user, brand }) => {
    givenUp?.throwIfAborted()
    await refuseReplacing(brand, [user.id])
    givenUp?.throwIfAborted()
    await makeAdmin(adminChangeOf(user, [brand], change.by))
  })
  return { ...answered, failed: failed.map(({ item, error }) => ({ brand: item.brand, error })) }
}

export type AdminUndone = {
  /** Brands that are as before. */
  brands: readonly AccessBrand[]
  /** Of those that failed: the role is taken away, and the access with it may not be given back. */
  withoutAccess: readonly AccessBrand[]
  failed: readonly { brand: AccessBrand; error: ApiError }[]
}

/**
 * Undoes a new administrator: the one before administers again, and access that came with the role ends. No call takes
 * only the role away. In a brand that had no administrator, the user's access is removed, with it the role, and given
 * back. Who was chosen since stays.
 * @throws the main failure if no brand is as before, and no access may be missing
 */
export async function undoAdmin({ user, brands, before }: AdminUndo): Promise<AdminUndone> {
  const withoutAccess: AccessBrand[] = []
  const { done, failed } = await runBulk(brands, async (brand) => {
    const { admin_user: previous = null, users = [] } = before?.get(brand.id) ?? {}
    const access: Access = { by: 'brand', brand, users: [user] }
    const hadAccess = users.some(({ id }) => id === user.id)
    await refuseReplacing(brand, [user.id, previous?.id])
    if (previous) {
      await makeAdmin(adminChangeOf(previous, [brand], 'brand'))
      if (!hadAccess && !administersEveryBrand(user)) await remove(access)
      return
    }
    await remove(access)
    if (hadAccess)
      await assign(access).catch((thrown: unknown) => {
        withoutAccess.push(brand)
        throw thrown
      })
    // the calls were made: a reading that fails does not undo them
    const answer = await listBrandUsers({ path: { id: brand.id } }).catch((thrown: unknown) => {
      if (isAbort(thrown)) throw thrown
    })
    if (answer?.data.admin_user?.id === user.id) throw new ApiError({ message: 'The user still administers the brand' })
  })
  const failure = mainFailure({ failed })
  if (failure && done.length === 0 && withoutAccess.length === 0) throw failure
  return { brands: done, withoutAccess, failed: failed.map(({ item, error }) => ({ brand: item, error })) }
}
