import type { User } from '~/api/generated/types.gen'

import { isCompanyAdmin } from './permissions'

/**
 * Whether an answer has the fields that pages depend on. Company and subscription are in one document only, so `GET /auth/me/`
 * may leave them out. Every user needs the subscription: its flag, not the user type, says who manages it.
 */
export const isCompleteUser = (user: User): boolean =>
  user.subscription_info !== undefined && (user.company_info !== undefined || !isCompanyAdmin(user))

/** Adds what the answer left out. A profile of another user adds nothing. */
export const completedBy = (user: User, profile: User | undefined): User =>
  profile?.id === user.id ? { ...profile, ...user } : user
