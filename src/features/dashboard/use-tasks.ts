import { useState } from 'react'

import type { User } from '~/api/generated/types.gen'
import { usePartQuery } from '~/features/shared/queries/use-part-query'
import { canAccessAnalytics, isCompanyAdmin } from '~/permissions/permissions'

import { brandsOverviewOptions, pendingInvitationsOptions } from './dashboard-queries'
import { tasksOf } from './tasks'

/** What the answers of the server, as far as they have come, leave to do. */
export function useTasks(user: User, stepsLeft: readonly string[]) {
  const [now] = useState(Date.now)
  const overview = usePartQuery({
    ...brandsOverviewOptions(),
    enabled: canAccessAnalytics(user) && isCompanyAdmin(user),
  })
  const invitations = usePartQuery({ ...pendingInvitationsOptions(), enabled: isCompanyAdmin(user) })
  const failed = [overview, invitations].filter(({ isError, data }) => isError && data === undefined)
  return {
    tasks: tasksOf({ user, overview: overview.data, invitations: invitations.data?.invitations, stepsLeft, now }),
    pending: overview.isLoading || invitations.isLoading,
    /** Of what could not be asked. */
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
