import { useEffect, useState } from 'react'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { statusNow } from '~/features/shared/invitation-status'
import { useSectionQuery } from '~/features/shared/queries/use-section-query'
import { allInvitationsOptions } from '~/features/shared/use-pending-invitations'
import { useTimeZone } from '~/i18n/time-zone'
import { canAccessAnalytics, managesCompany } from '~/permissions/permissions'

import { brandsWithoutAdmin, tasksOf } from './tasks'

/** How long answers wait for each other. */
const PATIENCE_MS = 5000

/** The tasks, from the answers received so far; those from answers come together. */
export function useTasks(user: User, stepsLeft: readonly string[]) {
  const [now] = useState(Date.now)
  const timeZone = useTimeZone()
  const seesOverview = canAccessAnalytics(user) && managesCompany(user)
  const overview = useSectionQuery({ ...getBrandsOverviewOptions(), ...INLINE_ERROR, enabled: seesOverview })
  const invitations = useSectionQuery({ ...allInvitationsOptions(), ...INLINE_ERROR, enabled: managesCompany(user) })
  const waiting = invitations.data?.invitations.filter((one) => statusNow(one, now, timeZone) === 'pending')
  const failed = [overview, invitations].filter(({ isError, data }) => isError && data === undefined)
  const loading = [overview, invitations].filter(({ isLoading }) => isLoading)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  // a more urgent task would move the ones shown: all come together, unless an answer takes long or several tries
  const together = patient && loading.some(({ failureCount }) => failureCount === 0)
  return {
    tasks: tasksOf({
      user,
      now,
      timeZone,
      ...(together
        ? { overview: undefined, invitations: undefined, stepsLeft: [] }
        : { overview: overview.data, invitations: waiting, stepsLeft }),
    }),
    /** The number of tasks that may be on the way. */
    awaited: together && seesOverview ? 2 : loading.length,
    /** False if the overview lacks the number of brands without administrator: there may be other tasks. */
    complete: overview.data === undefined || brandsWithoutAdmin(overview.data) !== undefined,
    /** The failure of the first failed query. */
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
