import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Box, Typography } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { Spaced } from '~/design/layout/Spaced'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

type PlanStatementProps = {
  subscription: SubscriptionInfo
  /** For use beside other facts: the price is not emphasised. */
  quiet?: boolean
}

/** Plan, price and next payment (B §2). */
export function PlanStatement({ subscription, quiet = false }: PlanStatementProps) {
  const { price, date } = useFormats()
  const { current_plan: plan, next_billing_date: next } = subscription
  return (
    <Box>
      <Typography variant="h2" component="div">
        {plan?.name || <FormattedMessage id="subscription.plan.none" />}
      </Typography>
      {plan && plan.price !== null && (
        <Spaced mt={0.5}>
          <Box
            component="span"
            sx={{ typography: quiet ? 'inherit' : 'price', fontVariantNumeric: 'tabular-nums', mr: quiet ? 0 : 0.5 }}
          >
            {price(plan.price)}
          </Box>{' '}
          <Muted as="span">
            <FormattedMessage id="subscription.plan.perMonth" />,{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <FormattedMessage id="subscription.plan.billed" />
            </Box>
          </Muted>
        </Spaced>
      )}
      {isBilledNext(subscription) && (
        <Muted mt={quiet ? 0.25 : 1}>
          <FormattedMessage id="subscription.plan.next" values={{ date: date(next) }} />
        </Muted>
      )}
    </Box>
  )
}

/** B §4: only an active plan outside a trial has a next billing, and only with a valid date. */
const isBilledNext = ({ is_trial, billing_status, next_billing_date }: SubscriptionInfo) =>
  !is_trial && billing_status === 'active' && toDate(next_billing_date) !== undefined
