import type { QueryClient } from '@tanstack/react-query'

import { getBusinessStatusOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { BusinessStatus, User } from '~/api/generated/types.gen'
import { systemClock, within } from '~/platform/clock'

import { type Progress, registrationProgress } from './registration-progress'

/** Whether a signed-in user must do step 2. `unknown`: there is no proof either way. */
type BusinessStepState = 'due' | 'done' | 'unknown'

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

/** How long a page waits for these answers. A late answer counts from the next page on. */
const PATIENCE_MS = 3000

/** Undefined when the answer is late or the call fails. */
const inTime = <Answer>(asked: () => Promise<Answer>) => within(systemClock, PATIENCE_MS, asked)

/**
 * Whether a signed-in user must do step 2. Makes no call when the company is known.
 * @param user answer of `GET /auth/me/`
 */
export async function mustSetUpBusiness(queryClient: QueryClient, user: User): Promise<boolean> {
  if (hasCompany(user)) registrationProgress.forget(user.id)
  const progress = registrationProgress.of(user.id)
  if (businessStepState(user, progress) === 'done') return false
  if (progress === 'owed') return true

  const profile = await inTime(() => queryClient.fetchQuery({ ...getProfileOptions(), retry: false }))
  if (!profile || businessStepState(profile, progress) !== 'due') return false
  return !reportsBusiness(await inTime(() => queryClient.fetchQuery({ ...getBusinessStatusOptions(), retry: false })))
}
