import { useQuery } from '@tanstack/react-query'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'

import { trialStateOf, type TrialState } from './trial-status'
import { useNow } from './use-now'

const MINUTE = 60_000

/** B §9: fresh 2 min, kept 5. */
export const trialStatusOptions = () => ({ ...getTrialStatusOptions(), staleTime: 2 * MINUTE, gcTime: 5 * MINUTE })

/** The trial of the user's company. Only company admins ask for it (B §6); until the answer comes, the user tells. */
export function useTrial(user: User): TrialState {
  const timeZone = useTimeZone()
  const now = useNow()
  const { data: status } = useQuery({ ...trialStatusOptions(), enabled: isCompanyAdmin(user) })
  return trialStateOf(status ?? user.subscription_info ?? {}, now, timeZone)
}
