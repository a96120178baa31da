import { useQuery } from '@tanstack/react-query'

import { getBusinessStatusOptions, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'

import { owedStep, tellsOfBusiness } from './owed-step'
import { registrationProgress } from './registration-progress'

/** Who stands at the registration with a session. `unclear`: nothing proves that a step is owed, or that none is. */
export type Arrival =
  | { kind: 'checking' | 'owes' | 'settled' }
  | { kind: 'unclear'; failed: boolean; retry: () => void }

/**
 * Decision 24, seen from the registration page: who owes step 2 gets it, who has a business does not.
 * @param asked false as long as nobody has a session
 */
export function useArrival({ asked, userId }: { asked: boolean; userId: number | null }): Arrival {
  const progress = asked ? registrationProgress.of(userId) : undefined
  const profile = useQuery({ ...getProfileOptions(), enabled: asked })
  const owed = owedStep(profile.data, progress)
  const doubtful = asked && owed === 'yes' && progress === undefined
  const status = useQuery({ ...getBusinessStatusOptions(), enabled: doubtful, retry: false })

  if (owed === 'no' || (doubtful && tellsOfBusiness(status.data))) return { kind: 'settled' }
  if (owed === 'yes') return { kind: doubtful && status.isPending ? 'checking' : 'owes' }
  if (profile.isPending) return { kind: 'checking' }
  return { kind: 'unclear', failed: profile.isError, retry: () => void profile.refetch() }
}
