import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { Box, Spaced, Typography } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

import { isCancelled, useAccessEnd } from './use-access-end'

type PlanStatementProps = {
  subscription: SubscriptionInfo
  /** For use beside other facts: the price is not emphasised. */
  quiet?: boolean
}

/** Plan, price and next payment. */
export function PlanStatement({ subscription, quiet = false }: PlanStatementProps) {
  const { date } = useFormats()
  const { current_plan: plan, next_billing_date: next } = subscription
  const cancelled = isCancelled(subscription)
  return (
    <Box>
      <Typography variant="h2" component="div">
        {plan?.name || <FormattedMessage id="subscription.plan.none" />}
      </Typography>
      {cancelled && <End of={subscription} />}
      {plan &&
        plan.price !== null &&
        (cancelled ? <FormerPrice of={plan.price} /> : <Price of={plan.price} quiet={quiet} />)}
      {isBilledNext(subscription) && (
        <Muted mt={quiet ? 0.25 : 1}>
          <FormattedMessage id="subscription.plan.next" values={{ date: date(next) }} />
        </Muted>
      )}
    </Box>
  )
}

function Price({ of, quiet }: { of: number; quiet: boolean }) {
  const { price } = useFormats()
  return (
    <Spaced mt={0.5}>
      <Box
        component="span"
        sx={{ typography: quiet ? 'inherit' : 'price', fontVariantNumeric: 'tabular-nums', mr: quiet ? 0 : 0.5 }}
      >
        {price(of)}
      </Box>{' '}
      <Muted as="span">
        <FormattedMessage id="subscription.plan.perMonth" />,{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <FormattedMessage id="subscription.plan.billed" />
        </Box>
      </Muted>
    </Spaced>
  )
}

/** Of a cancelled subscription: until when it runs, if the server says so (K57), and that nothing more is paid. */
function End({ of }: { of: SubscriptionInfo }) {
  const date = useAccessEnd(of)
  return (
    <Spaced mt={0.5}>
      {date && (
        <Strong>
          <FormattedMessage id="subscription.plan.until" values={{ date }} />
        </Strong>
      )}
      <FormattedMessage id="subscription.plan.uncharged" />
    </Spaced>
  )
}

/** The price has a name: without one, it would read as still charged. */
function FormerPrice({ of }: { of: number }) {
  const { price } = useFormats()
  return (
    <Muted mt={0.5}>
      <FormattedMessage id="subscription.plan.priceOfPlan" values={{ price: price(of) }} />{' '}
      <FormattedMessage id="subscription.plan.perMonth" />
    </Muted>
  )
}

/** Only an active plan outside a trial has a next billing, and only with a valid date. */
const isBilledNext = ({ is_trial, billing_status, next_billing_date }: SubscriptionInfo) =>
  !is_trial && billing_status === 'active' && toDate(next_billing_date) !== undefined
