import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { useSectionQuery } from '~/features/shared/queries/use-section-query'
import type { TrialState } from '~/features/shared/trial-state'
import { useNow } from '~/features/shared/use-now'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'

import { knownTrial, trialStateOf } from './trial-status'

/**
 * The trial of the user's company. Only company admins may query it. Until the answer arrives, and for what it leaves
 * out, the user's own fields are used. Without a user there is no trial.
 */
export function useTrial(user: User | undefined): TrialState {
  const timeZone = useTimeZone()
  const now = useNow()
  const { data: status } = useSectionQuery({ ...getTrialStatusOptions(), enabled: isCompanyAdmin(user) })
  return trialStateOf(knownTrial(status, user?.subscription_info), now, timeZone)
}
