import { createFileRoute } from '@tanstack/react-router'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import { allInvitationsOptions, usePendingInvitations } from '~/features/shared/invitation/invitations'
import { PAGES } from '~/features/shared/pages'
import { isCancelled } from '~/features/shared/plan/plan-limits'
import { BillingScreen } from '~/features/subscription/BillingScreen'
import { asksForSuggestions, OpportunitiesCard } from '~/features/trial/OpportunitiesCard'
import { trialSection } from '~/features/trial/trial-section'
import { trialEventsOptions, upgradeOpportunitiesOptions, useTrial } from '~/features/trial/trial-status'
import { TrialEventsCard } from '~/features/trial/TrialEventsCard'
import { isCompanyAdmin, asksAboutTrial } from '~/permissions/permissions'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

export const Route = createFileRoute('/_authenticated/settings/billing')({
  staticData: PAGES['/settings/billing'],
  loader: ({ context }) =>
    prefetchPage(context.queryClient, [
      pageQuery(getTrialStatusOptions(), asksAboutTrial),
      pageQuery(
        trialEventsOptions(),
        (user) =>
          asksAboutTrial(user) && user.subscription_info?.is_trial === true && !isCancelled(user.subscription_info),
      ),
      pageQuery(upgradeOpportunitiesOptions(), asksAboutTrial),
      pageQuery(allInvitationsOptions(), isCompanyAdmin),
    ]),
  component: BillingRoute,
})

function BillingRoute() {
  const user = usePageUser()
  const trial = useTrial(user)
  const pending = usePendingInvitations(user)
  // the right to this page is a field of the subscription
  if (!user.subscription_info) return null
  const asks = asksAboutTrial(user)
  return (
    <BillingScreen user={user} pending={pending} subscription={user.subscription_info} trial={trialSection(trial)}>
      {asksForSuggestions(user, trial) && <OpportunitiesCard user={user} trial={trial} />}
      {asks && trial.kind !== 'none' && <TrialEventsCard />}
    </BillingScreen>
  )
}
