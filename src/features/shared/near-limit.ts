import type { Slots } from '~/api/generated/types.gen'

const WARNING_SHARE = 0.9

const nearlyFull = (used: number, limit: number | null): limit is number =>
  limit !== null && limit > 0 && used / limit >= WARNING_SHARE

/**
 * The limits of the plan of which 90 % or more is used (B §2). No warning without a limit (K50), nor for a plan of one
 * brand, which is always full.
 */
export function nearLimits(slots: Slots | undefined): { of: 'users' | 'brands'; used: number; limit: number }[] {
  if (!slots) return []
  const { users_used, users_limit, brands_used, brands_limit } = slots
  return [
    ...(nearlyFull(users_used, users_limit) ? [{ of: 'users' as const, used: users_used, limit: users_limit }] : []),
    ...(brands_limit !== 1 && nearlyFull(brands_used, brands_limit)
      ? [{ of: 'brands' as const, used: brands_used, limit: brands_limit }]
      : []),
  ]
}
