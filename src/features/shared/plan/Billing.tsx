import { FormattedMessage } from 'react-intl'

import type { User, SubscriptionInfo } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Spaced } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/Page'
import { ProviderLink, useWayToProvider } from '~/features/shared/links'
import { useNow } from '~/features/shared/Moment'
import { toDate, ABSENT } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'
import { canManageSubscription, isOwing, seesCompanyState } from '~/permissions/permissions'

type BadgeStyle = { label: PlainMessageId; tone: 'success' | 'info' | 'error' | 'warning' }

const KNOWN = new Map<string, BadgeStyle>([
  ['active', { label: 'data.billing.active', tone: 'success' }],
  ['trial', { label: 'data.billing.trial', tone: 'info' }],
  ['past_due', { label: 'data.billing.past_due', tone: 'error' }],
  ['cancelled', { label: 'data.billing.cancelled', tone: 'warning' }],
])

const TRIAL_ENDED: BadgeStyle = { label: 'data.billing.trialEnded', tone: 'error' }

type BillingBadgeProps = {
  status: string
  /** The end date has passed, whatever the server calls it. */
  trialEnded?: boolean
}

/** An unknown value is shown as is. */
export function BillingBadge({ status, trialEnded = false }: BillingBadgeProps) {
  const known = trialEnded && ['trial', 'expired', ''].includes(status) ? TRIAL_ENDED : KNOWN.get(status)
  if (!known) return <StatusBadge>{status.trim() || ABSENT}</StatusBadge>
  return (
    <StatusBadge tone={known.tone}>
      <FormattedMessage id={known.label} />
    </StatusBadge>
  )
}

/** What to do about a late payment: go to the payment page, the provider, or the user who manages the subscription. */
export function LateSentence({ manager }: { manager: boolean }) {
  const way = useWayToProvider()
  if (!manager) return <FormattedMessage id="frame.banner.pastDue.manager" />
  if (way === 'portal') return <FormattedMessage id="frame.banner.pastDue" />
  return <FormattedMessage id={way ? 'frame.banner.pastDue.support' : 'frame.banner.pastDue.provider'} />
}

/** A late payment with what is due, for users who see it. The banner of the shell is hidden beside it. */
export function LatePayment({ user }: { user: User }) {
  const { subscription_info: subscription } = user
  if (!subscription || !isOwing(user) || !seesCompanyState(user)) return null
  const manager = canManageSubscription(user)
  return (
    <Alert severity="error" role="note" data-late title={manager && <Due of={subscription} />}>
      <LateSentence manager={manager} />
      {manager && (
        <OnScreen>
          <Spaced mt={1.5} mb={0.5}>
            <ProviderLink user={user} about="pay" primary />
          </Spaced>
        </OnScreen>
      )}
    </Alert>
  )
}

/** The price of the plan, and since when it is due as far as the server says so. */
function Due({ of: { current_plan: plan, next_billing_date } }: { of: SubscriptionInfo }) {
  const { price, date } = useFormats()
  const now = useNow()
  const due = toDate(next_billing_date)
  if (!plan?.name || plan.price === null) return null
  return (
    <>
      <FormattedMessage id="subscription.late.due" values={{ name: plan.name, price: price(plan.price) }} />
      {due && due.getTime() < now && (
        <>
          {' '}
          <FormattedMessage id="subscription.late.since" values={{ date: date(next_billing_date) }} />
        </>
      )}
    </>
  )
}
