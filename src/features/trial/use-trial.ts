import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { useTimeZone } from '~/i18n/time-zone'
import { isCompanyAdmin } from '~/permissions/permissions'
import { MINUTE_MS } from '~/platform/durations'

import { trialStateOf, type TrialFields, type TrialState } from './trial-status'

/**
 * The trial of the user's company. Only company admins ask for it (B §6); until the answer comes, the user tells, and
 * nothing as long as the user is not known.
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

let minute = 0

function subscribe(listener: () => void) {
  const look = () => {
    minute = Math.floor(Date.now() / MINUTE_MS)
    listener()
  }
  look()
  const timer = setInterval(look, MINUTE_MS)
  return () => clearInterval(timer)
}

const read = () => (minute === 0 ? Math.floor(Date.now() / MINUTE_MS) : minute)

/** The time to the minute: a page that stays open sees its trial end. */
const useNow = () => useSyncExternalStore(subscribe, read) * MINUTE_MS
