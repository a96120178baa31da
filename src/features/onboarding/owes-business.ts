import type { QueryClient } from '@tanstack/react-query'

import { getBusinessStatusOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

import { hasCompany, owedStep, tellsOfBusiness } from './owed-step'
import { registrationProgress } from './registration-progress'

/** A page does not wait longer to learn whether it is the right one; the answer counts from the next one on. */
const PATIENCE_MS = 3000

/** The answer if it comes in time; a failed call proves nothing. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  const answer = await Promise.race([asked.catch(() => undefined), late])
  clearTimeout(timer)
  return answer
}

/**
 * Whether a signed-in person must be led to step 2 of the registration (decision 24). Most people cost no call: their
 * company is known already.
 * @param user what `GET /auth/me/` said
 */
export async function owesBusiness(queryClient: QueryClient, user: User): Promise<boolean> {
  if (hasCompany(user)) registrationProgress.forget(user.id)
  const progress = registrationProgress.of(user.id)
  if (owedStep(user, progress) === 'no') return false
  if (progress === 'owed') return true

  const profile = await inTime(queryClient.fetchQuery({ ...getProfileOptions(), retry: false }))
  if (!profile || owedStep(profile, progress) !== 'yes') return false
  return !tellsOfBusiness(await inTime(queryClient.fetchQuery({ ...getBusinessStatusOptions(), retry: false })))
}
