import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Button } from '~/design/inputs/Button'

import { useBillingPortal } from './billing-portal'
import { ExternalButton } from './ExternalButton'
import { useInstallation } from './installation'

/** Whether the installation names a place for it: the portal, or the support. */
export function useCanUpdatePayment(): boolean {
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  return Boolean(portal ?? supportEmail)
}

/** For a late payment: a link to the billing portal, else to support. Never to the plans. Use it once per page. */
export function PaymentUpdateLink({ user }: { user: User }) {
  const intl = useIntl()
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  const label = <FormattedMessage id="subscription.plan.pastDue.action" />
  if (portal)
    return (
      <ExternalButton href={portal} small>
        {label}
      </ExternalButton>
    )
  if (!supportEmail) return null
  const company = user.company_info?.name ?? user.company_name ?? ''
  const plan = user.subscription_info?.current_plan?.name ?? ''
  const subject = intl.formatMessage({ id: 'subscription.plan.mail.subject' }, { company })
  const body = intl.formatMessage({ id: 'subscription.plan.mail.body' }, { company, plan })
  return (
    <Button
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      size="small"
      variant="outlined"
      color="neutral"
    >
      {label}
    </Button>
  )
}
