import type { QueryClient } from '@tanstack/react-query'

import { toApiError } from '~/api/api-error'
import {
  getCurrentUserOptions,
  getProfileOptions,
  getTrialStatusOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { isCompanyAdmin } from '~/permissions/permissions'

import type { Answered } from './is-awaited'

/**
 * Refetches what a payment changes (decision 9). Failures are tolerated: no general toast beside what the page says.
 * @returns what these answers say of the subscription. The session completes the user by what it knew before, and that
 * proves nothing.
 */
export async function refreshSubscription(queryClient: QueryClient): Promise<Answered[]> {
  const current = getCurrentUserOptions()
  // only company admins may query the status
  const asks = isCompanyAdmin(queryClient.getQueryData(current.queryKey))
  const fresh = { staleTime: 0 }
  let user: User | undefined
  const answers = await Promise.allSettled([
    queryClient.fetchQuery({ ...getProfileOptions(), ...fresh }),
    asks ? queryClient.fetchQuery({ ...getTrialStatusOptions(), ...fresh }) : undefined,
    queryClient.fetchQuery({
      ...current,
      ...fresh,
      queryFn: async (context) => {
        if (typeof current.queryFn !== 'function') throw new TypeError('no call')
        user = await current.queryFn(context)
        return user
      },
    }),
  ])
  for (const answer of answers) if (answer.status === 'rejected') dismissGlobalErrorToast(toApiError(answer.reason))
  const [profile, trial] = answers
  return [
    user?.subscription_info,
    profile.status === 'fulfilled' ? profile.value.subscription_info : undefined,
    trial.status === 'fulfilled' ? trial.value : undefined,
  ].filter((answer) => !!answer)
}
