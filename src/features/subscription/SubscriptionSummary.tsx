import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/layout'
import { Row } from '~/design/layout/Row'
import { ScreenOnly } from '~/design/layout/ScreenOnly'
import { PartCard } from '~/features/shared/PartCard'
import type { PlainMessageId } from '~/i18n/messages'

import { ButtonLink } from '../shared/AppLink'
import { useBillingPortal } from '../shared/billing-portal'
import { BillingBadge } from '../shared/BillingBadge'
import { ExternalButton } from '../shared/ExternalButton'
import { PlanStatement } from '../shared/PlanStatement'

type SubscriptionSummaryProps = {
  subscription: SubscriptionInfo
  trialEnded?: boolean
}

/** Status, plan, price, next date, and what to do about it (B §2). A late payment is told, with its way out, above every page. */
export function SubscriptionSummary({ subscription, trialEnded = false }: SubscriptionSummaryProps) {
  const { billing_status: status } = subscription
  return (
    <PartCard
      title={<FormattedMessage id="subscription.plan.title" />}
      action={<BillingBadge status={status} trialEnded={trialEnded} />}
    >
      <Stack spacing={2}>
        {status === 'cancelled' && (
          <Alert severity="warning" role="note">
            <FormattedMessage id="subscription.plan.cancelled" />
          </Alert>
        )}
        <PlanStatement subscription={subscription} />
        <ScreenOnly>
          <Ways subscription={subscription} />
        </ScreenOnly>
      </Stack>
    </PartCard>
  )
}

function Ways({ subscription }: { subscription: SubscriptionInfo }) {
  const portal = useBillingPortal()
  if (!subscription.can_upgrade && !portal) return null
  return (
    <Row gap={1} wrap>
      {subscription.can_upgrade && (
        <ButtonLink to="/subscription/upgrade">
          <FormattedMessage id={upgradeLabel(subscription)} />
        </ButtonLink>
      )}
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
