import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/layout'
import { Row } from '~/design/layout/Row'
import { PartCard } from '~/features/shared/PartCard'
import type { PlainMessageId } from '~/i18n/messages'

import { ButtonLink } from '../shared/AppLink'
import { BillingBadge } from '../shared/BillingBadge'
import { PlanStatement } from '../shared/PlanStatement'
import { ExternalButton } from './ExternalButton'
import { useBillingPortal } from './use-billing-portal'

type SubscriptionSummaryProps = {
  subscription: SubscriptionInfo
  trialEnded?: boolean
}

/** Status, plan, price, next date, and what to do about it (B §2). */
export function SubscriptionSummary({ subscription, trialEnded = false }: SubscriptionSummaryProps) {
  const { billing_status: status } = subscription
  return (
    <PartCard
      title={<FormattedMessage id="navigation.subscription" />}
      action={<BillingBadge status={status} trialEnded={trialEnded} />}
    >
      <Stack spacing={2}>
        {status === 'past_due' && (
          <Alert severity="error" role="note">
            <FormattedMessage id="subscription.plan.pastDue" />
          </Alert>
        )}
        {status === 'cancelled' && (
          <Alert severity="warning" role="note">
            <FormattedMessage id="subscription.plan.cancelled" />
          </Alert>
        )}
        <PlanStatement subscription={subscription} />
        <Ways subscription={subscription} />
      </Stack>
    </PartCard>
  )
}

/** What is due comes first. */
function Ways({ subscription }: { subscription: SubscriptionInfo }) {
  const portal = useBillingPortal()
  const owing = subscription.billing_status === 'past_due'
  const upgrade = subscription.can_upgrade && (
    <ButtonLink
      to="/subscription/upgrade"
      variant={owing ? 'outlined' : 'contained'}
      color={owing ? 'neutral' : 'primary'}
    >
      <FormattedMessage id={upgradeLabel(subscription)} />
    </ButtonLink>
  )
  if (!upgrade && !portal) return null
  return (
    <Row gap={1} wrap>
      {!owing && upgrade}
      {portal && (
        <ExternalButton href={portal} primary={owing}>
          <FormattedMessage id={owing ? 'subscription.plan.pastDue.action' : 'subscription.plan.manage'} />
        </ExternalButton>
      )}
      {owing && upgrade}
    </Row>
  )
}

function upgradeLabel({ billing_status, current_plan }: SubscriptionInfo): PlainMessageId {
  if (billing_status === 'cancelled') return 'subscription.plan.reactivate'
  return current_plan?.name ? 'subscription.plan.change' : 'subscription.plan.choose'
}
