import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Alert } from '~/design/Alert'
import { Card } from '~/design/Card'
import { Box, Stack } from '~/design/layout'
import type { PlainMessageId } from '~/i18n/messages'

import { ButtonLink } from '../shared/AppLink'
import { BillingBadge } from '../shared/BillingBadge'
import { PlanStatement } from '../shared/PlanStatement'
import { ExternalButton } from './ExternalButton'
import { useBillingPortal } from './use-billing-portal'

/** Status, plan, price, next date, and what to do about it (B §2). */
export function SubscriptionSummary({ subscription }: { subscription: SubscriptionInfo }) {
  const portal = useBillingPortal()
  const { billing_status: status, can_upgrade: upgradable } = subscription
  const owing = status === 'past_due'
  return (
    <Card title={<FormattedMessage id="navigation.subscription" />} action={<BillingBadge status={status} />}>
      <Stack spacing={2}>
        {owing && (
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
        {(portal || upgradable) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {portal && (
              <ExternalButton href={portal} primary={owing}>
                <FormattedMessage id={owing ? 'subscription.plan.pastDue.action' : 'subscription.plan.manage'} />
              </ExternalButton>
            )}
            {upgradable && (
              <ButtonLink
                to="/subscription/upgrade"
                variant={owing ? 'outlined' : 'contained'}
                color={owing ? 'neutral' : 'primary'}
              >
                <FormattedMessage id={upgradeLabel(subscription)} />
              </ButtonLink>
            )}
          </Box>
        )}
      </Stack>
    </Card>
  )
}

function upgradeLabel({ billing_status, current_plan }: SubscriptionInfo): PlainMessageId {
  if (billing_status === 'cancelled') return 'subscription.plan.reactivate'
  return current_plan?.name ? 'subscription.plan.change' : 'subscription.plan.choose'
}
