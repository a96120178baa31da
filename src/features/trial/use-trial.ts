import { useQuery } from '@tanstack/react-query'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import type { TrialState } from '~/features/shared/trial-state'
import { useNow } from '~/features/shared/use-now'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'

import { trialStateOf, type TrialFields } from './trial-status'

/**
 * The trial of the user's company. Only company admins may query it (B §6). Until the answer arrives, the user's own
 * fields are used. Without a user there is no trial.
 */
export function useTrial(user: User | undefined): TrialState {
  const timeZone = useTimeZone()
  const now = useNow()
  const { data: status } = useQuery({ ...getTrialStatusOptions(), enabled: isCompanyAdmin(user) })
  return trialStateOf(status ?? user?.subscription_info ?? {}, now, timeZone)
}

/** The state of a trial, now and in the user's time zone. */
export function useTrialState(fields: TrialFields): TrialState {
  const timeZone = useTimeZone()
  return trialStateOf(fields, useNow(), timeZone)
}
