import { FormattedMessage } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { useInstallation } from '~/features/shared/installation'
import { ABSENT } from '~/i18n/dates'
import type { PlainMessageId } from '~/i18n/messages'
import { safeCheckoutUrl } from '~/session/checkout-url'

type Look = { label: PlainMessageId; tone: 'success' | 'info' | 'error' | 'warning' }

const KNOWN = new Map<string, Look>([
  ['active', { label: 'data.billing.active', tone: 'success' }],
  ['trial', { label: 'data.billing.trial', tone: 'info' }],
  ['past_due', { label: 'data.billing.past_due', tone: 'error' }],
  ['cancelled', { label: 'data.billing.cancelled', tone: 'warning' }],
])

const TRIAL_ENDED: Look = { label: 'data.billing.trialEnded', tone: 'error' }

type BillingBadgeProps = {
  status: string
  /** The end date has passed although the server still says 'trial'. */
  trialEnded?: boolean
}

/** An unknown value is shown as is. */
export function BillingBadge({ status, trialEnded = false }: BillingBadgeProps) {
  const known = trialEnded && ['trial', ''].includes(status) ? TRIAL_ENDED : KNOWN.get(status)
  if (!known) return <StatusBadge>{status.trim() || ABSENT}</StatusBadge>
  return (
    <StatusBadge tone={known.tone}>
      <FormattedMessage id={known.label} />
    </StatusBadge>
  )
}

/** URL of the provider's billing pages; undefined when not configured or not allowed. */
export const useBillingPortal = (): string | undefined => safeCheckoutUrl(useInstallation().billingPortalUrl)
