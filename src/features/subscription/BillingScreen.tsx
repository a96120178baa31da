import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Stack } from '~/design/layout/Flex'
import { Printable } from '~/design/layout/OnScreen'
import { Page } from '~/design/layout/Page'
import { useInstallation } from '~/features/shared/installation'
import { SectionCard, Sections } from '~/features/shared/Section'

import { SubscriptionSummary } from './SubscriptionSummary'
import { SupportContact } from './SupportContact'

type BillingScreenProps = Omit<ComponentProps<typeof SubscriptionSummary>, 'title'> & {
  /** Opportunities and history, from the route. */
  children: ReactNode
}

/** Subscription or trial, and the contact, for users who manage them (decision 26). */
export function BillingScreen({ subscription, trial, children }: BillingScreenProps) {
  return (
    <Page
      title={<FormattedMessage id="navigation.subscription" />}
      description={<FormattedMessage id="subscription.billing.description" />}
      narrow
    >
      <Printable>
        <Sections>
          <SubscriptionSummary subscription={subscription} trial={trial} />
          {children}
          <SupportCard />
        </Sections>
      </Printable>
    </Page>
  )
}

/** No call lists invoices, so it says where they are and whom to contact. */
function SupportCard() {
  const { supportEmail } = useInstallation()
  return (
    <SectionCard
      title={
        <FormattedMessage id={supportEmail ? 'subscription.support.title' : 'subscription.support.titleInvoices'} />
      }
    >
      <Stack spacing={1}>
        <div>
          <FormattedMessage id="subscription.support.invoices" />
        </div>
        <SupportContact />
      </Stack>
    </SectionCard>
  )
}
