import { FormattedMessage, useIntl } from 'react-intl'

import type { Slots } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { usageOf } from '~/design/feedback/usage'
import { UsageBar } from '~/design/feedback/UsageBar'
import { Box, Stack } from '~/design/layout/layout'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

import { AppLink } from './AppLink'

type PlanUsageProps = {
  slots: Slots
  /** The user may choose a larger plan. */
  upgradable: boolean
}

type Resource = { label: PlainMessageId; used: number; limit: number | null; available: number | null }

/** Limits and usage of the plan (B §2, B §9, K50). */
export function PlanUsage({ slots, upgradable }: PlanUsageProps) {
  const resources = resourcesOf(slots)
  const full = resources.some(({ used, limit }) => usageOf(used, limit)?.level === 'error')
  return (
    <Stack spacing={2}>
      {resources.map((resource) => (
        <Usage key={resource.label} {...resource} />
      ))}
      {full && (
        <Alert severity="warning" role="note" title={<FormattedMessage id="subscription.usage.limit" />}>
          {upgradable && (
            <AppLink to="/subscription/upgrade" color="inherit">
              <FormattedMessage id="subscription.usage.upgrade" />
            </AppLink>
          )}
        </Alert>
      )}
    </Stack>
  )
}

function Usage({ label, used, limit, available }: Resource) {
  const intl = useIntl()
  const { percent } = useFormats()
  const usage = usageOf(used, limit)
  return (
    <div>
      <UsageBar label={intl.formatMessage({ id: label })} used={used} limit={limit} />
      {usage && (
        <Box sx={CAPTION}>
          {usage.percent > 100 ? (
            <span>
              <FormattedMessage id="subscription.usage.over" />
            </span>
          ) : (
            available !== null && (
              <span>
                <FormattedMessage id="subscription.usage.free" values={{ count: Math.max(0, available) }} />
              </span>
            )
          )}
          <span>
            <FormattedMessage id="subscription.usage.share" values={{ share: percent(usage.percent / 100) }} />
          </span>
        </Box>
      )}
    </div>
  )
}

const CAPTION = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1.5,
  mt: 0.5,
  typography: 'caption',
  color: 'text.secondary',
} as const

const resourcesOf = (slots: Slots): Resource[] => [
  {
    label: 'subscription.usage.users',
    used: slots.users_used,
    limit: slots.users_limit,
    available: slots.users_available,
  },
  // a plan for one brand is always full: no warning
  ...(slots.brands_limit === 1
    ? []
    : [
        {
          label: 'subscription.usage.brands' as const,
          used: slots.brands_used,
          limit: slots.brands_limit,
          available: slots.brands_available,
        },
      ]),
]
