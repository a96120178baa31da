import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/layout'
import { Row } from '~/design/layout/Row'
import { PartCard } from '~/features/shared/PartCard'
import type { PlainMessageId } from '~/i18n/messages'

import { ButtonLink } from '../shared/AppLink'
import { useBillingPortal } from '../shared/billing-portal'
import { BillingBadge } from '../shared/BillingBadge'
import { ExternalButton } from '../shared/ExternalButton'
import { PlanStatement } from '../shared/PlanStatement'

type SubscriptionSummaryProps = {
  /** Where the page does not bear the name of the subscription already. */
  title?: ReactNode
  subscription: SubscriptionInfo
  /** Of a trial that is over: what is said in the place of the plan, and the way to make it longer. */
  trialEnded?: { statement: ReactNode; extension: ReactNode } | undefined
}

/** Status, plan, price, next date, and what to do about it (B §2). A late payment is told, with its way out, above every page. */
export function SubscriptionSummary({ title, subscription, trialEnded }: SubscriptionSummaryProps) {
  const { billing_status: status } = subscription
  return (
    <PartCard
      title={title ?? <FormattedMessage id="subscription.plan.title" />}
      action={<BillingBadge status={status} trialEnded={trialEnded !== undefined} />}
    >
      <Stack spacing={2}>
        {status === 'cancelled' && (
          <Alert severity="warning" role="note">
            <FormattedMessage id="subscription.plan.cancelled" />
          </Alert>
        )}
        {trialEnded?.statement ?? <PlanStatement subscription={subscription} />}
        <Ways subscription={subscription} extension={trialEnded?.extension} />
      </Stack>
    </PartCard>
  )
}

function Ways({ subscription, extension }: { subscription: SubscriptionInfo; extension: ReactNode }) {
  const portal = useBillingPortal()
  if (!subscription.can_upgrade && !portal && !extension) return null
  return (
    <Row gap={1} wrap>
      {subscription.can_upgrade && (
        <ButtonLink to="/subscription/upgrade">
          <FormattedMessage id={upgradeLabel(subscription)} />
        </ButtonLink>
      )}
      {extension}
      {portal && (
        <ExternalButton href={portal}>
          <FormattedMessage id="subscription.plan.manage" />
        </ExternalButton>
      )}
    </Row>
  )
}

function upgradeLabel({ billing_status, current_plan }: SubscriptionInfo): PlainMessageId {
  if (billing_status === 'cancelled') return 'subscription.plan.reactivate'
  return current_plan?.name ? 'subscription.plan.change' : 'subscription.plan.choose'
}
