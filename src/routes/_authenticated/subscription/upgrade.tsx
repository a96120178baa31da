import { createFileRoute } from '@tanstack/react-router'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import { allInvitationsOptions, usePendingInvitations } from '~/features/shared/invitation/invitations'
import { PAGES } from '~/features/shared/pages'
import { type TrialState } from '~/features/shared/plan/plan-limits'
import { UpgradeScreen } from '~/features/subscription/UpgradeScreen'
import { useSuggestedPlan } from '~/features/trial/OpportunitiesCard'
import { upgradeOpportunitiesOptions, useTrial } from '~/features/trial/trial-status'
import { isCompanyAdmin, asksAboutTrial } from '~/permissions/permissions'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

export const Route = createFileRoute('/_authenticated/subscription/upgrade')({
  staticData: PAGES['/subscription/upgrade'],
  loader: ({ context }) =>
    prefetchPage(context.queryClient, [
      pageQuery(getTrialStatusOptions(), asksAboutTrial),
      pageQuery(upgradeOpportunitiesOptions(), asksAboutTrial),
      pageQuery(allInvitationsOptions(), isCompanyAdmin),
    ]),
  component: UpgradeRoute,
})

const DAYS = {
  'ends-today': 0,
  'ends-tomorrow': 1,
  expired: undefined,
  activating: undefined,
  none: undefined,
} as const
const daysOf = (trial: TrialState) => (trial.kind === 'days-left' ? trial.days : DAYS[trial.kind])

function UpgradeRoute() {
  const user = usePageUser()
  const trial = useTrial(user)
  const suggested = useSuggestedPlan(user, trial)
  const pending = usePendingInvitations(user)
  return <UpgradeScreen user={user} daysLeft={daysOf(trial)} suggested={suggested} pending={pending} />
}
