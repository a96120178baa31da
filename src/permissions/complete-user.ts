import type { User } from '~/api/generated/types.gen'

import { isCompanyAdmin } from './permissions'

/**
 * Whether an answer says what the pages go by. Only B §3 lists company and subscription, so `GET /auth/me/` may leave them
 * out. The subscription counts for everybody: who manages it goes by its flag, not by the user type (B §6).
 */
export const isCompleteUser = (user: User): boolean =>
  user.subscription_info !== undefined && (user.company_info !== undefined || !isCompanyAdmin(user))

/** Adds what the answer left out. A profile of somebody else adds nothing. */
export const completedBy = (user: User, profile: User | undefined): User =>
  profile?.id === user.id ? { ...profile, ...user } : user
