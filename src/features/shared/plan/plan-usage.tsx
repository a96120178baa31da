import { FormattedMessage, useIntl } from 'react-intl'

import type { Slots } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { usageOf, UsageBar } from '~/design/feedback/UsageBar'
import { Box, Link, Stack } from '~/design/layout/Flex'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { useInstallation } from '~/features/shared/installation'
import { SectionCard } from '~/features/shared/Section'
import { useFreshCurrentUser } from '~/features/shared/user/current-user'
import { useFormats } from '~/i18n/formats'
import { canManageSubscription } from '~/permissions/permissions'

import {
  type LargerPlan,
  largerPlanFor,
  leadsToPlans,
  type LimitReached,
  nearLimits,
  type Resource,
  resourcesOf,
} from './plan-limits'

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

type LargerPlanLinkProps = {
  largerPlan: LargerPlan
  /** A button on a line of its own instead of a link in the text. */
  button?: boolean
}

/** For users who manage the subscription: a link to a larger plan. Where there is none, the support can help. */
export function LargerPlanLink({ largerPlan: { highest, to, label }, button = false }: LargerPlanLinkProps) {
  const { supportEmail } = useInstallation()
  return (
    <>
      {highest && <FormattedMessage id="data.limit.highest" />}{' '}
      {highest && supportEmail ? (
        <Link href={`mailto:${supportEmail}`} color="inherit">
          <FormattedMessage id="common.contactSupport" />
        </Link>
      ) : button ? (
        <Box sx={BUTTON}>
          <ButtonLink to={to} size="small" variant="outlined" color="neutral">
            <FormattedMessage id={label} />
          </ButtonLink>
        </Box>
      ) : (
        <AppLink to={to} color="inherit">
          <FormattedMessage id={label} />
        </AppLink>
      )}
    </>
  )
}

/** On a line of its own, unless the banner above the page has the same, or a payment is underway. */
const BUTTON = { mt: 1, mb: 0.5, ['main:has([data-kind="trial"]) &']: { display: 'none' } } as const

type PlanLimitAlertProps = {
  limit: LimitReached
  /** The user may choose a plan now. */
  upgradable: boolean
  role?: 'note' | 'alert'
}

/**
 * Says with figures why nothing can be added, and what helps (BRD-25): a larger plan if there is one, or a user who
 * may choose it.
 */
export function PlanLimitAlert({ limit: { of, used, most }, upgradable, role = 'note' }: PlanLimitAlertProps) {
  const user = useFreshCurrentUser()
  const largerPlan = largerPlanFor(user)
  return (
    <Alert
      severity="warning"
      role={role}
      data-limit
      title={<FormattedMessage id={used > most ? `data.limit.${of}.over` : `data.limit.${of}`} />}
    >
      <FormattedMessage id={`data.limit.${of}.used`} values={{ used, most }} />{' '}
      {upgradable && <LargerPlanLink largerPlan={largerPlan} button />}
      {!canManageSubscription(user) && leadsToPlans(largerPlan) && <FormattedMessage id="data.limit.ask" />}
    </Alert>
  )
}
