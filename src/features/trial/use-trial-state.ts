import { useTimeZone } from '~/i18n/time-zone'

import { trialStateOf, type TrialFields, type TrialState } from './trial-status'
import { useNow } from './use-now'

/** What is said of a trial now, where the user is. */
export function useTrialState(fields: TrialFields): TrialState {
  const timeZone = useTimeZone()
  return trialStateOf(fields, useNow(), timeZone)
}
