import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Button } from '~/design/inputs/Button'

import { useBillingPortal } from './billing-portal'
import { ExternalButton } from './ExternalButton'
import { useInstallation } from './installation'

/** What the provider is asked to do. */
const ABOUT = {
  pay: { label: 'subscription.plan.pastDue.action', subject: 'subscription.plan.mail.subject' },
  reactivate: { label: 'subscription.plan.reactivate', subject: 'subscription.plan.mail.reactivate' },
} as const

/** Whether the installation names a place to settle a subscription: the portal, or the support. */
export function useReachesProvider(): boolean {
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  return Boolean(portal ?? supportEmail)
}

type ProviderLinkProps = {
  user: User
  about: keyof typeof ABOUT
  /** In a card: as wide as it. By default small, for a banner. */
  wide?: boolean
}

/** A link to the billing portal, else a mail to the support. Never to the plans. */
export function ProviderLink({ user, about, wide = false }: ProviderLinkProps) {
  const intl = useIntl()
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  const look = wide ? ({ fullWidth: true } as const) : ({ size: 'small' } as const)
  const label = <FormattedMessage id={ABOUT[about].label} />
  if (portal)
    return (
      <ExternalButton href={portal} {...look}>
        {label}
      </ExternalButton>
    )
  if (!supportEmail) return null
  const company = user.company_info?.name ?? user.company_name ?? ''
  const plan = user.subscription_info?.current_plan?.name ?? ''
  const subject = intl.formatMessage({ id: ABOUT[about].subject }, { company })
  const body = intl.formatMessage({ id: 'subscription.plan.mail.body' }, { company, plan })
  return (
    <Button
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      variant="outlined"
      color="neutral"
      {...look}
    >
      {label}
    </Button>
  )
}
