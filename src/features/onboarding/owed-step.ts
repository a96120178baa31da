import type { BusinessStatus, User } from '~/api/generated/types.gen'

import type { Progress } from './registration-progress'

/** Whether somebody with a session still has to name a business. `unknown`: nothing proves either. */
export type Owed = 'yes' | 'no' | 'unknown'

type Profile = Pick<User, 'company' | 'user_type'>

/** They join a business that is there already. */
const JOINING: ReadonlySet<string> = new Set(['brand_member', 'client_readonly'])

export const hasCompany = ({ company }: Profile): boolean => company !== undefined && company !== null && company !== ''

/** Decision 24: a company that is there and empty means an unfinished registration, one that is missing nothing. */
function byProfile(profile: Profile): Owed {
  if (JOINING.has(profile.user_type) || hasCompany(profile)) return 'no'
  return profile.company === undefined ? 'unknown' : 'yes'
}

/**
 * What is known, put together: the profile goes before what this browser remembers, and a missing answer is no answer.
 * @param profile what `GET /users/me/` said
 */
export function owedStep(profile: Profile | undefined, progress: Progress | undefined): Owed {
  if (progress === 'done') return 'no'
  const known = profile ? byProfile(profile) : 'unknown'
  return known === 'unknown' && progress === 'owed' ? 'yes' : known
}

/** The onboarding status may say that there is a business after all; it never says that one is missing. */
export const tellsOfBusiness = (status: BusinessStatus | undefined): boolean =>
  status?.has_business === true || (status?.has_business === undefined && (status?.company_id ?? 0) > 0)
