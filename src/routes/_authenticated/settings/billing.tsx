import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions, getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { startQuery } from '~/features/shared/queries/start-query'
import { BillingScreen } from '~/features/subscription/BillingScreen'
import { OpportunitiesCard } from '~/features/trial/OpportunitiesCard'
import { trialEventsOptions, upgradeOpportunitiesOptions } from '~/features/trial/trial-queries'
import { TrialEventsCard } from '~/features/trial/TrialEventsCard'
import { TrialPanel } from '~/features/trial/TrialPanel'
import { useTrial } from '~/features/trial/use-trial'
import { canManageSubscription, isCompanyAdmin } from '~/permissions/permissions'

export const Route = createFileRoute('/_authenticated/settings/billing')({
  staticData: { title: 'subscription.billing.title', namespaces: ['subscription'] },
  // started together, awaited by nobody: each part of the page waits and fails by itself
  loader: ({ context: { queryClient } }) => void startByRights(queryClient),
  component: BillingRoute,
})

/** Who may not manage the subscription asks nothing, and only company admins ask about the trial (B §6). */
async function startByRights(queryClient: QueryClient): Promise<void> {
  const user = await queryClient.ensureQueryData(getCurrentUserOptions()).catch(() => null)
  if (!user || !canManageSubscription(user) || !isCompanyAdmin(user)) return
  startQuery(queryClient, getTrialStatusOptions())
  startQuery(queryClient, upgradeOpportunitiesOptions())
  if (user.subscription_info?.is_trial) startQuery(queryClient, trialEventsOptions())
}

function BillingRoute() {
  const { data: user } = useSuspenseQuery(getCurrentUserOptions())
  const trial = useTrial(user)
  if (!user.subscription_info || !canManageSubscription(user))
    return (
      <ForbiddenScreen>
        <FormattedMessage id="subscription.billing.denied" />
      </ForbiddenScreen>
    )
  // only company admins ask about the trial (B §6)
  const asks = isCompanyAdmin(user)
  const inTrial = trial.kind !== 'none'
  return (
    <BillingScreen
      subscription={user.subscription_info}
      trialEnded={trial.kind === 'expired'}
      trial={
        <>
          {inTrial && <TrialPanel user={user} />}
          {asks && <OpportunitiesCard />}
        </>
      }
      history={inTrial && asks && <TrialEventsCard />}
    />
  )
}
