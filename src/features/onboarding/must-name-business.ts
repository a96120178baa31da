import type { QueryClient } from '@tanstack/react-query'

import { getBusinessStatusOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { systemClock, within } from '~/platform/clock'

import { hasCompany, businessStepState, reportsBusiness } from './business-step'
import { registrationProgress } from './registration-progress'

/** A page waits no longer for these answers. Later ones count from the next page on. */
const PATIENCE_MS = 3000

/** Undefined if the answer is late or the call fails. */
const inTime = <Answer>(asked: () => Promise<Answer>) => within(systemClock, PATIENCE_MS, asked)

/**
 * Whether a signed-in person must finish step 2 of the registration (decision 24). Makes no call for people whose
 * company is known.
 * @param user what `GET /auth/me/` said
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
