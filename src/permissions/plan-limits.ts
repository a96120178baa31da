import type { Slots, User } from '~/api/generated/types.gen'

/** A limit of the plan that is used up. */
export type LimitReached = { of: 'brands' | 'users'; used: number; most: number }

/**
 * Half of the plans hold one brand. Such a plan is always full, and its brand stands where others have a list. A company
 * may have more brands than its plan holds: then it has a list.
 */
export const holdsOneBrand = (slots: Slots | null | undefined): boolean =>
  slots?.brands_limit === 1 && (slots.brands_used ?? 0) <= 1

/** The id of the brand of a plan that holds one. Undefined until it exists, or if the account does not name it. */
export function onlyBrandOf(user: Pick<User, 'company_info' | 'brands'> | null | undefined): number | undefined {
  const [brand, ...others] = user?.brands ?? []
  if (brand === undefined || others.length > 0 || !holdsOneBrand(user?.company_info?.slots)) return undefined
  return typeof brand === 'number' ? brand : brand.id
}

/**
 * Undefined while there is room, or if the limit is missing, zero or negative (K50), or the usage not known. The server
 * has the last word.
 */
export function limitReached(
  user: Pick<User, 'company_info'> | null | undefined,
  of: LimitReached['of'],
): LimitReached | undefined {
  const slots = user?.company_info?.slots
  if (!slots) return undefined
  const [used, most] = of === 'brands' ? [slots.brands_used, slots.brands_limit] : [slots.users_used, slots.users_limit]
  if (!most || most < 0 || used === null || used < most) return undefined
  return { of, used, most }
}
