import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'

import { getBrandsOverviewOptions, getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import { readDashboardSearch } from '~/features/dashboard/dashboard-search'
import { DashboardScreen } from '~/features/dashboard/DashboardScreen'
import { namedBrandsOptions, recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { allInvitationsOptions } from '~/features/shared/invitation/invitations'
import { PAGES } from '~/features/shared/pages'
import { holdsOneBrand } from '~/features/shared/plan/plan-limits'
import { useTrial } from '~/features/trial/trial-status'
import { TrialCard } from '~/features/trial/TrialCard'
import { canAccessAnalytics, isCompanyAdmin, managesCompany } from '~/permissions/permissions'
import { usePageUser, type KnownUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

import { useAdminPicker } from '../-LazyAccess'
import { LazyBrandsWithoutAdmin, LazyPostponed } from '../-LazyCards'

const slotsOf = ({ company_info: company }: KnownUser) => company?.slots

export const Route = createFileRoute('/_authenticated/dashboard')({
  validateSearch: readDashboardSearch,
  staticData: PAGES['/dashboard'],
  loader: ({ context }) =>
    prefetchPage(context.queryClient, [
      pageQuery(recentActivityOptions()),
      pageQuery(getTrialStatusOptions(), isCompanyAdmin),
      pageQuery(getBrandsOverviewOptions(), (user) => canAccessAnalytics(user) && !holdsOneBrand(slotsOf(user))),
      pageQuery(namedBrandsOptions(), (user) => canAccessAnalytics(user) && holdsOneBrand(slotsOf(user))),
      pageQuery(allInvitationsOptions(), isCompanyAdmin),
    ]),
  component: DashboardRoute,
})

function DashboardRoute() {
  const user = usePageUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const trial = useTrial(user)
  const { chooseAdmin, picker } = useAdminPicker(user)
  const forgetWelcome = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  return (
    <DashboardScreen
      user={user}
      search={search}
      subscription={<TrialCard user={user} />}
      trial={trial}
      postponed={managesCompany(user) && <LazyPostponed userId={user.id} />}
      withoutAdmin={chooseAdmin && <LazyBrandsWithoutAdmin onChooseAdmin={chooseAdmin} />}
      dialog={picker}
      onWelcomed={forgetWelcome}
    />
  )
}
