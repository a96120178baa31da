import type { Slots } from '~/api/generated/types.gen'
import { hasLimit } from '~/design/feedback/usage'

/**
 * The free places of the plan, as the server counts them (K58), else the limit minus what is used. Undefined without a
 * known limit: missing, zero or negative.
 */
export function freePlaces(slots: Slots | null | undefined, of: 'users' | 'brands'): number | undefined {
  if (!slots) return undefined
  const [used, limit, available] =
    of === 'users'
      ? [slots.users_used, slots.users_limit, slots.users_available]
      : [slots.brands_used, slots.brands_limit, slots.brands_available]
  if (!hasLimit(limit)) return undefined
  const free = available ?? (used === null ? null : limit - used)
  return free === null ? undefined : Math.max(0, free)
}
