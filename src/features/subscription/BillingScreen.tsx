import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { Parts } from '~/features/shared/Parts'

import { ON_PAPER } from './on-paper'
import { SubscriptionSummary } from './SubscriptionSummary'
import { SupportCard } from './SupportCard'

type BillingScreenProps = Omit<ComponentProps<typeof SubscriptionSummary>, 'title'> & {
  /** Advice and history; the route brings both. */
  children: ReactNode
}

/** Subscription or trial, and whom to ask, for those who manage them (decision 26). */
export function BillingScreen({ subscription, trial, children }: BillingScreenProps) {
  return (
    <Page
      title={<FormattedMessage id="navigation.subscription" />}
      description={<FormattedMessage id="subscription.billing.description" />}
      narrow
    >
      <Box sx={ON_PAPER}>
        <Parts>
          <SubscriptionSummary subscription={subscription} trial={trial} />
          {children}
          <SupportCard />
        </Parts>
      </Box>
    </Page>
  )
}
