import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions, getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { BillingScreen } from '~/features/subscription/BillingScreen'
import { endedTrial } from '~/features/trial/ended-trial'
import { OpportunitiesCard } from '~/features/trial/OpportunitiesCard'
import { trialEventsOptions, upgradeOpportunitiesOptions } from '~/features/trial/trial-queries'
import { TrialEventsCard } from '~/features/trial/TrialEventsCard'
import { TrialPanel } from '~/features/trial/TrialPanel'
import { useTrial } from '~/features/trial/use-trial'
import { canManageSubscription, isCompanyAdmin } from '~/permissions/permissions'

import { read, startReads } from '../../-page-reads'

export const Route = createFileRoute('/_authenticated/settings/billing')({
  staticData: {
    title: 'navigation.subscription',
    namespaces: ['subscription'],
    navigation: { group: 'account', order: 1, label: 'navigation.subscription', icon: 'card', reaches: 'subscription' },
  },
  loader: (visit) =>
    startReads(visit, [
      read(getTrialStatusOptions(), asksAboutTrial),
      read(trialEventsOptions(), (user) => asksAboutTrial(user) && user.subscription_info?.is_trial === true),
      read(upgradeOpportunitiesOptions(), asksAboutTrial),
    ]),
  component: BillingRoute,
})

/** Who may not manage the subscription asks nothing, and only company admins ask about the trial (B §6). */
const asksAboutTrial = (user: User) => canManageSubscription(user) && isCompanyAdmin(user)

function BillingRoute() {
  const { data: user } = useSuspenseQuery(getCurrentUserOptions())
  const trial = useTrial(user)
  if (!user.subscription_info || !canManageSubscription(user))
    return (
      <ForbiddenScreen>
        <FormattedMessage id="subscription.billing.denied" />
      </ForbiddenScreen>
    )
  const asks = asksAboutTrial(user)
  const inTrial = trial.kind !== 'none'
  return (
    <BillingScreen
      subscription={user.subscription_info}
      trialEnded={endedTrial(trial)}
      trial={
        <>
          {inTrial && trial.kind !== 'expired' && <TrialPanel user={user} />}
          {asks && <OpportunitiesCard />}
        </>
      }
      history={inTrial && asks && <TrialEventsCard />}
    />
  )
}
