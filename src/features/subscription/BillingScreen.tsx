import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { Parts } from '~/features/shared/Parts'

import { SubscriptionSummary } from './SubscriptionSummary'
import { SupportCard } from './SupportCard'

type BillingScreenProps = Omit<ComponentProps<typeof SubscriptionSummary>, 'title'> & {
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
      <Box sx={ON_PAPER}>
        <Parts>
          <SubscriptionSummary subscription={subscription} trialEnded={trialEnded} />
          {trial}
          {history}
          <SupportCard />
        </Parts>
      </Box>
    </Page>
  )
}

/** Buttons, and what looks like one, are of no use there; a card is not torn apart. */
const ON_PAPER = {
  '@media print': {
    '& :is(button, a[href^="/"], a[target])': { display: 'none' },
    '& section': { breakInside: 'avoid' },
  },
} as const
