import type { Slots } from '~/api/generated/types.gen'
import { usageOf } from '~/design/feedback/usage'

type NearLimit = { of: 'users' | 'brands'; used: number; limit: number }

/** None for a usage that is not known. */
function nearly(of: NearLimit['of'], used: number | null, most: number | null): NearLimit[] {
  const usage = usageOf(used, most)
  return used !== null && usage?.level === 'error' ? [{ of, used, limit: usage.limit }] : []
}

/**
 * The limits of the plan of which 90 % or more is used. No warning without a limit (K50), nor for a plan of one brand,
 * which is always full.
 */
export function nearLimits(slots: Slots | undefined): NearLimit[] {
  if (!slots) return []
  const { users_used, users_limit, brands_used, brands_limit } = slots
  return [
    ...nearly('users', users_used, users_limit),
    ...(brands_limit === 1 ? [] : nearly('brands', brands_used, brands_limit)),
  ]
}
