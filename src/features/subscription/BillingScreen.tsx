import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Stack } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'

import { SubscriptionSummary } from './SubscriptionSummary'
import { SupportCard } from './SupportCard'

type BillingScreenProps = {
  subscription: SubscriptionInfo
  trialEnded: boolean
  /** What the trial has to say now, and what it has seen; the route brings both. */
  trial: ReactNode
  history: ReactNode
}

/** Subscription, trial and whom to ask, for those who manage them (decision 26). */
export function BillingScreen({ subscription, trialEnded, trial, history }: BillingScreenProps) {
  return (
    <Page
      title={<FormattedMessage id="navigation.subscription" />}
      description={<FormattedMessage id="subscription.billing.description" />}
      narrow
    >
      <Stack spacing={3}>
        <SubscriptionSummary subscription={subscription} trialEnded={trialEnded} />
        {trial}
        {history}
        <SupportCard />
      </Stack>
    </Page>
  )
}
