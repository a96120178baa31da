import { FormattedMessage, useIntl } from 'react-intl'

import type { Slots, SubscriptionInfo } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { usageOf, UsageBar } from '~/design/feedback/UsageBar'
import { Box, Spaced, Stack, Typography } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { SectionCard } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'

import {
  isCancelled,
  useAccessEnd,
  useNextPayment,
  isTrial,
  type LargerPlan,
  nearLimits,
  type Resource,
  resourcesOf,
} from './plan-limits'
import { LargerPlanLink } from './PlanLimitAlert'

type PlanStatementProps = {
  subscription: SubscriptionInfo
  /** For use beside other facts: the price is not emphasised, and the banner says until when a cancelled plan runs. */
  quiet?: boolean
}

/** Plan, price and next payment. */
export function PlanStatement({ subscription, quiet = false }: PlanStatementProps) {
  const { current_plan: plan } = subscription
  const nextPayment = useNextPayment(subscription)
  const cancelled = isCancelled(subscription)
  return (
    <Box>
      <Typography variant="h2" component="div">
        {plan?.name || <FormattedMessage id={isTrial(subscription) ? 'data.billing.trial' : 'billing.plan.none'} />}
      </Typography>
      {cancelled && !quiet && <End of={subscription} />}
      {plan &&
        plan.price !== null &&
        (cancelled ? plan.price > 0 && <FormerPrice of={plan.price} /> : <Price of={plan.price} quiet={quiet} />)}
      {nextPayment && (
        <Muted mt={quiet ? 0.25 : 1}>
          <FormattedMessage id="billing.plan.next" values={{ date: nextPayment }} />
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
        <FormattedMessage id="billing.plan.perMonth" />,{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <FormattedMessage id="billing.plan.billed" />
        </Box>
      </Muted>
    </Spaced>
  )
}

/** Until when a cancelled subscription runs, if the server says so, and that nothing more is paid. */
function End({ of }: { of: SubscriptionInfo }) {
  const date = useAccessEnd(of)
  return (
    <Spaced mt={0.5}>
      {date && (
        <Strong>
          <FormattedMessage id="billing.plan.until" values={{ date }} />
        </Strong>
      )}
      <FormattedMessage id="billing.plan.uncharged" />
    </Spaced>
  )
}

/** The price has a name: without one, it would read as still charged. */
function FormerPrice({ of }: { of: number }) {
  const { price } = useFormats()
  return (
    <Muted mt={0.5}>
      <FormattedMessage id="billing.plan.priceOfPlan" values={{ price: price(of) }} />{' '}
      <FormattedMessage id="billing.plan.perMonth" />
    </Muted>
  )
}

type PlanUsageProps = {
  slots: Slots
  /** Number of pending invitations, shown beside the users. Undefined if not known, null until it may be. */
  pending: number | null | undefined
  /** For users who manage the subscription. */
  largerPlan?: LargerPlan | undefined
  /** Leaves out the brands of a plan for one brand, which is always full. */
  withoutOnlyBrand?: boolean
  /** The page says elsewhere that the plan is full. */
  quiet?: boolean
}

/** The limits of the plan and how much of them is used. */
export function PlanUsage({ slots, pending, largerPlan, withoutOnlyBrand = false, quiet = false }: PlanUsageProps) {
  const resources = resourcesOf(slots, pending, withoutOnlyBrand)
  const near = nearLimits(slots)
  return (
    <Stack spacing={2}>
      {resources.map((resource) => (
        <Usage key={resource.of} {...resource} />
      ))}
      {near.length > 0 && !quiet && (
        <Alert severity="warning" role="note" data-limit title={<FormattedMessage id="billing.usage.limit" />}>
          {largerPlan && <LargerPlanLink largerPlan={largerPlan} />}
        </Alert>
      )}
    </Stack>
  )
}

/** The usage as a card of a page that leads to the plans elsewhere. */
export const UsageCard = (props: Pick<PlanUsageProps, 'slots' | 'pending' | 'quiet'>) => (
  <SectionCard title={<FormattedMessage id="billing.usage.title" />}>
    <PlanUsage {...props} withoutOnlyBrand />
  </SectionCard>
)

function Usage({ of, used, limit, free, reserved, pending }: Resource) {
  const intl = useIntl()
  const { percent } = useFormats()
  const usage = usageOf(used, limit, reserved)
  return (
    <UsageBar
      label={intl.formatMessage({ id: `billing.usage.${of}` })}
      used={used}
      limit={limit}
      reserved={reserved}
      pending={pending}
      start={
        usage?.over ? (
          <FormattedMessage id="billing.usage.over" />
        ) : (
          free !== undefined && <FormattedMessage id={`billing.usage.${of}.free`} values={{ count: free }} />
        )
      }
      end={
        usage &&
        !usage.over && (
          <FormattedMessage
            id={reserved ? 'billing.usage.taken' : 'billing.usage.share'}
            values={{ share: percent(usage.share) }}
          />
        )
      }
    />
  )
}
