import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Box, Link } from '~/design/layout/Flex'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { useInstallation } from '~/features/shared/installation'
import { useFreshCurrentUser } from '~/features/shared/user/current-user'
import { canManageSubscription } from '~/permissions/permissions'

import { type LargerPlan, largerPlanFor, leadsToPlans, type LimitReached } from './plan-limits'

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
