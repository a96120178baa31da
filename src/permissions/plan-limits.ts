import type { User } from '~/api/generated/types.gen'

/** A limit of the plan that is used up. */
export type LimitReached = { of: 'brands' | 'users'; used: number; most: number }

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
