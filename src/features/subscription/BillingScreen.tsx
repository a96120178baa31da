import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Stack } from '~/design/layout/Flex'
import { MainAndSide } from '~/design/layout/Grid'
import { Printable, Page } from '~/design/layout/Page'
import { useInstallation } from '~/features/shared/installation'
import { SupportContact } from '~/features/shared/links'
import { LatePayment } from '~/features/shared/plan/Billing'
import { UsageCard } from '~/features/shared/plan/plan-usage'
import { SectionCard, Sections } from '~/features/shared/Section'
import { isOwing } from '~/permissions/permissions'

import { SubscriptionSummary } from './SubscriptionSummary'

type BillingScreenProps = Omit<ComponentProps<typeof SubscriptionSummary>, 'title'> & {
  user: User
  pending: ComponentProps<typeof UsageCard>['pending']
  /** Opportunities and history, from the route. */
  children: ReactNode
}

/** Subscription or trial, and the contact, for users who manage them (decision 26). */
export function BillingScreen({ user, pending, subscription, trial, children }: BillingScreenProps) {
  const slots = user.company_info?.slots
  return (
    <Page
      title={<FormattedMessage id="navigation.subscription" />}
      description={<FormattedMessage id="billing.description" />}
    >
      <Printable>
        <MainAndSide>
          <Sections>
            {isOwing(user) && <LatePayment user={user} />}
            <SubscriptionSummary user={user} subscription={subscription} trial={trial} />
          </Sections>
          <Sections className="side">{slots && <UsageCard slots={slots} pending={pending} />}</Sections>
          <Sections>
            {children}
            <SupportCard />
          </Sections>
        </MainAndSide>
      </Printable>
    </Page>
  )
}

/** No call lists invoices, so it says where they are and whom to contact. */
function SupportCard() {
  const { supportEmail } = useInstallation()
  return (
    <SectionCard
      title={<FormattedMessage id={supportEmail ? 'billing.support.title' : 'billing.support.titleInvoices'} />}
    >
      <Stack spacing={1}>
        <div>
          <FormattedMessage id="billing.support.invoices" />
        </div>
        <SupportContact />
      </Stack>
    </SectionCard>
  )
}
