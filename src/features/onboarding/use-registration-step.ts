import { useQuery } from '@tanstack/react-query'

import { getBusinessStatusOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'

import { businessStepState, reportsBusiness } from './business-step'
import { registrationProgress } from './registration-progress'

/** What the registration page shows a signed-in user. `unknown`: no proof that step 2 is due or done. */
export type RegistrationStep =
  | { kind: 'checking' | 'due' | 'done' }
  | { kind: 'unknown'; failed: boolean; retry: () => void }

/**
 * Step 2 is shown only to users who have not done it (decision 24).
 * @param asked false while there is no session
 */
export function useRegistrationStep({ asked, userId }: { asked: boolean; userId: number | null }): RegistrationStep {
  const progress = asked ? registrationProgress.of(userId) : undefined
  const profile = useQuery({ ...getProfileOptions(), enabled: asked })
  const step = businessStepState(profile.data, progress)
  const doubtful = asked && step === 'due' && progress === undefined
  const status = useQuery({ ...getBusinessStatusOptions(), enabled: doubtful, retry: false })

  if (step === 'done' || (doubtful && reportsBusiness(status.data))) return { kind: 'done' }
  if (step === 'due') return { kind: doubtful && status.isPending ? 'checking' : 'due' }
  if (profile.isPending) return { kind: 'checking' }
  return { kind: 'unknown', failed: profile.isError, retry: () => void profile.refetch() }
}
