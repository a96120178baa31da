import type { Slots } from '~/api/generated/types.gen'
import { usageOf } from '~/design/feedback/usage'

type NearLimit = { of: 'users' | 'brands'; used: number; limit: number }

/** None for a usage that is not known. */
const nearly = (of: NearLimit['of'], used: number | null, limit: number | null): NearLimit[] =>
  used !== null && limit !== null && usageOf(used, limit)?.level === 'error' ? [{ of, used, limit }] : []

/**
 * The limits of the plan of which 90 % or more is used (B §2). No warning without a limit (K50), nor for a plan of one
 * brand, which is always full.
 */
export function nearLimits(slots: Slots | undefined): NearLimit[] {
  if (!slots) return []
  const { users_used, users_limit, brands_used, brands_limit } = slots
  return [
    ...nearly('users', users_used, users_limit),
    ...(brands_limit === 1 ? [] : nearly('brands', brands_used, brands_limit)),
  ]
}
