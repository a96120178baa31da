import { FormattedMessage, useIntl } from 'react-intl'

import type { Slots } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { usageOf } from '~/design/feedback/usage'
import { UsageBar } from '~/design/feedback/UsageBar'
import { Stack } from '~/design/layout/Flex'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

import { freePlaces } from './free-places'
import type { LargerPlan } from './larger-plan'
import { LargerPlanLink } from './LargerPlanLink'

type PlanUsageProps = {
  slots: Slots
  /** Number of pending invitations, shown beside the users. Undefined if not known. */
  pending: number | undefined
  /** For users who manage the subscription. */
  largerPlan?: LargerPlan | undefined
  /** Leaves out the brands of a plan for one brand, which is always full (K56). */
  withoutOnlyBrand?: boolean
}

type Resource = {
  label: PlainMessageId
  used: number | null
  limit: number | null
  free: number | undefined
  pending?: number | undefined
}

/** The limits of the plan and how much of them is used. */
export function PlanUsage({ slots, pending, largerPlan, withoutOnlyBrand = false }: PlanUsageProps) {
  const resources = resourcesOf(slots, pending, withoutOnlyBrand)
  const full = resources.some(({ used, limit }) => usageOf(used, limit)?.level === 'error')
  return (
    <Stack spacing={2}>
      {resources.map((resource) => (
        <Usage key={resource.label} {...resource} />
      ))}
      {full && (
        <Alert severity="warning" role="note" title={<FormattedMessage id="subscription.usage.limit" />}>
          {largerPlan && <LargerPlanLink largerPlan={largerPlan} />}
        </Alert>
      )}
    </Stack>
  )
}

function Usage({ label, used, limit, free, pending }: Resource) {
  const intl = useIntl()
  const { percent } = useFormats()
  const usage = usageOf(used, limit)
  return (
    <UsageBar
      label={intl.formatMessage({ id: label })}
      used={used}
      limit={limit}
      pending={pending}
      start={
        usage?.over ? (
          <FormattedMessage id="subscription.usage.over" />
        ) : (
          free !== undefined && <FormattedMessage id="subscription.usage.free" values={{ count: free }} />
        )
      }
      end={usage && <FormattedMessage id="subscription.usage.share" values={{ share: percent(usage.share) }} />}
    />
  )
}

const resourcesOf = (slots: Slots, pending: number | undefined, withoutOnlyBrand: boolean): Resource[] => [
  {
    label: 'subscription.usage.users',
    used: slots.users_used,
    limit: slots.users_limit,
    free: freePlaces(slots, 'users'),
    pending,
  },
  ...(withoutOnlyBrand && slots.brands_limit === 1
    ? []
    : [
        {
          label: 'subscription.usage.brands' as const,
          used: slots.brands_used,
          limit: slots.brands_limit,
          free: freePlaces(slots, 'brands'),
        },
      ]),
]
