import { useState } from 'react'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { statusNow } from '~/features/shared/invitation-status'
import { usePartQuery } from '~/features/shared/queries/use-part-query'
import { allInvitationsOptions } from '~/features/shared/use-pending-invitations'
import { canAccessAnalytics, isCompanyAdmin } from '~/permissions/permissions'

import { brandsWithoutAdmin, tasksOf } from './tasks'

/** What the answers of the server, as far as they have come, leave to do. */
export function useTasks(user: User, stepsLeft: readonly string[]) {
  const [now] = useState(Date.now)
  const overview = usePartQuery({
    ...getBrandsOverviewOptions(),
    enabled: canAccessAnalytics(user) && isCompanyAdmin(user),
  })
  const invitations = usePartQuery({ ...allInvitationsOptions(), enabled: isCompanyAdmin(user) })
  const waiting = invitations.data?.invitations.filter((one) => statusNow(one, now) === 'pending')
  const failed = [overview, invitations].filter(({ isError, data }) => isError && data === undefined)
  return {
    tasks: tasksOf({ user, overview: overview.data, invitations: waiting, stepsLeft, now }),
    pending: overview.isLoading || invitations.isLoading,
    /** What was asked was answered in full: nothing else needs an act. */
    complete: overview.data === undefined || brandsWithoutAdmin(overview.data) !== undefined,
    /** Of what could not be asked. */
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
