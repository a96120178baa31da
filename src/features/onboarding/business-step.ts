import type { BusinessStatus, User } from '~/api/generated/types.gen'

import type { Progress } from './registration-progress'

/** Whether a signed-in user must do step 2. `unknown`: there is no proof either way. */
export type BusinessStepState = 'due' | 'done' | 'unknown'

type Profile = Pick<User, 'company' | 'user_type'> & Partial<Pick<User, 'company_name' | 'company_info'>>

/** Roles that join an existing business. */
const JOINING: ReadonlySet<string> = new Set(['brand_member', 'client_readonly'])

/** By id or name, or by its name alone: an answer may hold more of a company than its id. */
export const hasCompany = ({ company, company_name, company_info }: Profile): boolean =>
  Boolean(company || company_name || company_info?.name)

/**
 * An empty `company` means an unfinished registration (decision 24); a missing `company` means nothing. A company
 * overrides the progress stored in this browser, a role does not: a server may give any role to a new account.
 * @param profile answer of `GET /users/me/`; undefined proves nothing
 */
export function businessStepState(profile: Profile | undefined, progress: Progress | undefined): BusinessStepState {
  if (progress === 'done' || (profile && hasCompany(profile))) return 'done'
  if (progress === 'owed') return 'due'
  if (!profile) return 'unknown'
  if (JOINING.has(profile.user_type)) return 'done'
  return profile.company === undefined ? 'unknown' : 'due'
}

/**
 * Whether the user may have joined a business that the answer does not name, by an invitation accepted elsewhere. No
 * proof: a server may give any role to a new account.
 */
export const mayHaveJoined = ({ user_type, brands, administered_brands_list }: Partial<User>): boolean =>
  JOINING.has(user_type ?? '') || [brands, administered_brands_list].some((list) => (list?.length ?? 0) > 0)

/** The onboarding status can prove that there is a business, never that there is none. */
export const reportsBusiness = (status: BusinessStatus | undefined): boolean =>
  status?.has_business === true || (status?.has_business === undefined && (status?.company_id ?? 0) > 0)
