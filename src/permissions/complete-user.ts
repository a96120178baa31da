import type { User } from '~/api/generated/types.gen'

import { isCompanyAdmin } from './permissions'

/**
 * Whether an answer says what the pages go by. Only B §3 lists company and subscription, so `GET /auth/me/` may leave them
 * out. The subscription counts for everybody: who manages it goes by its flag, not by the user type (B §6).
 */
export const isCompleteUser = (user: User): boolean =>
  user.subscription_info !== undefined && (user.company_info !== undefined || !isCompanyAdmin(user))

/** Adds what the answer did not say; what it said stays. A profile of somebody else adds nothing. */
export function completedBy(user: User, profile: User | undefined): User {
  if (profile?.id !== user.id) return user
  const said = Object.entries(user).filter(([, value]) => value !== undefined)
  return { ...profile, ...user, ...Object.fromEntries(said) }
}
