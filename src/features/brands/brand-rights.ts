import type { PlainMessageId } from '~/i18n/messages'
import { administersEveryBrand, can, canAdministerBrand, isReadOnly, type Rights } from '~/permissions/permissions'

type Person = Rights | null | undefined

/** Why the user may not do it, and who can grant the right; undefined if they may. */
export const whyNotWrite = (user: Person): PlainMessageId | undefined =>
  can(user, 'brands.write') ? undefined : 'brandpages.denied.write'

/** Only users who administer the brand may edit, activate or deactivate it. */
export const whyNotAdminister = (user: Person, id: number): PlainMessageId | undefined =>
  canAdministerBrand(user, id) ? undefined : 'brandpages.denied.administer'

/** Whether the user may change any brand at all; only then can rows be selected. */
export const administersSome = (user: Person): boolean =>
  !isReadOnly(user) && (can(user, 'brands.write') || (user?.administered_brands_list ?? []).length > 0)

/** Whether the user may change every brand of the company. */
export const administersAll = (user: Person): boolean => !isReadOnly(user) && administersEveryBrand(user)

/** A read-only user may change nothing, even as administrator of a brand. */
export const mayAdminister = (user: Person, id: number): boolean => !isReadOnly(user) && canAdministerBrand(user, id)
