import { useState } from 'react'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { statusNow } from '~/features/shared/invitation-status'
import { TOLD_IN_PLACE } from '~/features/shared/queries/told-in-place'
import { usePartQuery } from '~/features/shared/queries/use-part-query'
import { allInvitationsOptions } from '~/features/shared/use-pending-invitations'
import { useTimeZone } from '~/i18n/time-zone'
import { canAccessAnalytics, managesCompany } from '~/permissions/permissions'

import { brandsWithoutAdmin, tasksOf } from './tasks'

/** The tasks, from the answers received so far. */
export function useTasks(user: User, stepsLeft: readonly string[]) {
  const [now] = useState(Date.now)
  const timeZone = useTimeZone()
  const overview = usePartQuery({
    ...getBrandsOverviewOptions(),
    ...TOLD_IN_PLACE,
    enabled: canAccessAnalytics(user) && managesCompany(user),
  })
  const invitations = usePartQuery({ ...allInvitationsOptions(), ...TOLD_IN_PLACE, enabled: managesCompany(user) })
  const waiting = invitations.data?.invitations.filter((one) => statusNow(one, now, timeZone) === 'pending')
  const failed = [overview, invitations].filter(({ isError, data }) => isError && data === undefined)
  return {
    tasks: tasksOf({ user, overview: overview.data, invitations: waiting, stepsLeft, now, timeZone }),
    /** How many answers are on the way, each with a task or none. */
    awaited: [overview, invitations].filter(({ isLoading }) => isLoading).length,
    /** False if the overview lacks the number of brands without administrator: there may be other tasks. */
    complete: overview.data === undefined || brandsWithoutAdmin(overview.data) !== undefined,
    /** The failure of the first failed query. */
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
