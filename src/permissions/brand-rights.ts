import type { User } from '~/api/generated/types.gen'
import { isId } from '~/platform/storage'

import { administersEveryBrand, can, holdsBrand, isReadOnly, type MaybeUser } from './permissions'

/* What a user may change of brands, and who may have access to one. Who may open one: `permissions.ts`. */

export const canAdministerBrand = (user: MaybeUser, id: unknown): boolean =>
  isId(id) && (administersEveryBrand(user) || holdsBrand(user?.administered_brands_list ?? null, id))

/** A read-only user may change nothing, even as administrator of a brand. */
export const mayAdminister = (user: MaybeUser, id: number): boolean => !isReadOnly(user) && canAdministerBrand(user, id)

/** Whether the user may change any brand at all; only then can rows be selected. */
export const administersSome = (user: MaybeUser): boolean =>
  !isReadOnly(user) && (can(user, 'brands.write') || (user?.administered_brands_list ?? []).length > 0)

/** Whether the user may change every brand of the company. */
export const administersAll = (user: MaybeUser): boolean => !isReadOnly(user) && administersEveryBrand(user)

/** Why a user may not change a brand. The texts, `brandpages.denied.…`, say who can grant the right. */
export type BrandDenial = 'write' | 'administer'

/** Creating and deleting; undefined if the user may. */
export const whyNotWrite = (user: MaybeUser): BrandDenial | undefined =>
  can(user, 'brands.write') ? undefined : 'write'

/** Only users who administer the brand may edit, activate or deactivate it. */
export const whyNotAdminister = (user: MaybeUser, id: number): BrandDenial | undefined =>
  canAdministerBrand(user, id) ? undefined : 'administer'

/**
 * Access is given to active users, and to active brands. An administrator may be named in every brand: somebody must be
 * able to activate it again.
 */
export const canBeGiven = ({ is_active }: { is_active: boolean }): boolean => is_active

/** Only active accounts that are not read-only (ACC-08). */
export const canBeBrandAdmin = ({ is_active, user_type }: Pick<User, 'is_active' | 'user_type'>): boolean =>
  is_active && !isReadOnly({ user_type })
