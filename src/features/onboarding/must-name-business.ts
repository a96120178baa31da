import type { QueryClient } from '@tanstack/react-query'

import { getBusinessStatusOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { systemClock, within } from '~/platform/clock'

import { hasCompany, businessStepState, reportsBusiness } from './business-step'
import { registrationProgress } from './registration-progress'

/** How long a page waits for these answers. A late answer counts from the next page on. */
const PATIENCE_MS = 3000

/** Undefined when the answer is late or the call fails. */
const inTime = <Answer>(asked: () => Promise<Answer>) => within(systemClock, PATIENCE_MS, asked)

/**
 * Whether a signed-in user must do step 2 (decision 24). Makes no call when the company is known.
 * @param user answer of `GET /auth/me/`
 */
export async function mustNameBusiness(queryClient: QueryClient, user: User): Promise<boolean> {
  if (hasCompany(user)) registrationProgress.forget(user.id)
  const progress = registrationProgress.of(user.id)
  if (businessStepState(user, progress) === 'done') return false
  if (progress === 'owed') return true

  const profile = await inTime(() => queryClient.fetchQuery({ ...getProfileOptions(), retry: false }))
  if (!profile || businessStepState(profile, progress) !== 'due') return false
  return !reportsBusiness(await inTime(() => queryClient.fetchQuery({ ...getBusinessStatusOptions(), retry: false })))
}
