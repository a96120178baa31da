import type { PlainMessageId } from '~/i18n/messages'
import { can, canAdministerBrand, isReadOnly, type Rights } from '~/permissions/permissions'

type Person = Rights | null | undefined

/** Why this person may not, with who can grant it (PRM-09); undefined where they may. */
export const whyNotWrite = (user: Person): PlainMessageId | undefined =>
  can(user, 'brands.write') ? undefined : 'brandpages.denied.write'

/** F §6: editing, activating and deactivating is for whoever administers the brand. */
export const whyNotAdminister = (user: Person, id: number): PlainMessageId | undefined =>
  canAdministerBrand(user, id) ? undefined : 'brandpages.denied.administer'

/** Whether some brand might be changed: then rows can be selected. */
export const administersSome = (user: Person): boolean =>
  !isReadOnly(user) && (can(user, 'brands.write') || (user?.administered_brands_list ?? []).length > 0)

/** Administering one brand is of no help to a person who only looks (K36). */
export const mayAdminister = (user: Person, id: number): boolean => !isReadOnly(user) && canAdministerBrand(user, id)
