import type { BusinessStatus, User } from '~/api/generated/types.gen'

import type { Progress } from './registration-progress'

/** Step 2 of the registration, for a person with a session. `unknown`: nothing proves that it is due, or that it is done. */
export type BusinessStepState = 'due' | 'done' | 'unknown'

type Profile = Pick<User, 'company' | 'user_type'>

/** Roles of people who join a business that exists. */
const JOINING: ReadonlySet<string> = new Set(['brand_member', 'client_readonly'])

export const hasCompany = ({ company }: Profile): boolean => company !== undefined && company !== null && company !== ''

/** Decision 24: an empty `company` means an unfinished registration, a missing one says nothing. */
function byProfile(profile: Profile): BusinessStepState {
  if (JOINING.has(profile.user_type) || hasCompany(profile)) return 'done'
  return profile.company === undefined ? 'unknown' : 'due'
}

/**
 * The profile wins over what this browser remembers. A missing answer says nothing.
 * @param profile what `GET /users/me/` said
 */
export function businessStepState(profile: Profile | undefined, progress: Progress | undefined): BusinessStepState {
  if (progress === 'done') return 'done'
  const known = profile ? byProfile(profile) : 'unknown'
  return known === 'unknown' && progress === 'owed' ? 'due' : known
}

/** The onboarding status can prove that there is a business, never that there is none. */
export const reportsBusiness = (status: BusinessStatus | undefined): boolean =>
  status?.has_business === true || (status?.has_business === undefined && (status?.company_id ?? 0) > 0)
