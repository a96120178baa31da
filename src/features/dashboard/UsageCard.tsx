import { FormattedMessage, useIntl } from 'react-intl'

import type { Slots } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { usageOf } from '~/design/feedback/usage'
import { UsageBar } from '~/design/feedback/UsageBar'
import { Stack } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { PartCard } from '~/features/shared/PartCard'
import type { PlainMessageId } from '~/i18n/messages'

import { AppLink } from '../shared/AppLink'

type UsageCardProps = {
  slots: Slots
  /** May choose a larger plan. */
  upgradable: boolean
}

type Resource = { label: PlainMessageId; used: number; limit: number | null; available: number | null }

/** What the plan holds and what of it is used (B §2, K50). */
export const UsageCard = (props: UsageCardProps) => (
  <PartCard title={<FormattedMessage id="dashboard.usage.title" />}>
    <Resources {...props} />
  </PartCard>
)

function Resources({ slots, upgradable }: UsageCardProps) {
  const resources = resourcesOf(slots)
  const full = resources.some(({ used, limit }) => usageOf(used, limit)?.level === 'error')
  return (
    <Stack spacing={2}>
      {resources.map((resource) => (
        <Usage key={resource.label} {...resource} />
      ))}
      {full && (
        <Alert severity="warning" role="note" title={<FormattedMessage id="dashboard.usage.limit" />}>
          {upgradable && (
            <AppLink to="/subscription/upgrade" color="inherit">
              <FormattedMessage id="dashboard.usage.upgrade" />
            </AppLink>
          )}
        </Alert>
      )}
    </Stack>
  )
}

function Usage({ label, used, limit, available }: Resource) {
  const intl = useIntl()
  return (
    <div>
      <UsageBar label={intl.formatMessage({ id: label })} used={used} limit={limit} />
      {usageOf(used, limit) && available !== null && (
        <Muted size="caption" mt={0.5}>
          <FormattedMessage id="dashboard.usage.free" values={{ count: Math.max(0, available) }} />
        </Muted>
      )}
    </div>
  )
}

const resourcesOf = (slots: Slots): Resource[] => [
  {
    label: 'dashboard.usage.users',
    used: slots.users_used,
    limit: slots.users_limit,
    available: slots.users_available,
  },
  // a plan of one brand is full by nature
  ...(slots.brands_limit === 1
    ? []
    : [
        {
          label: 'dashboard.usage.brands' as const,
          used: slots.brands_used,
          limit: slots.brands_limit,
          available: slots.brands_available,
        },
      ]),
]
