import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo } from '~/api/generated/types.gen'
import { AddressText, Facts } from '~/design/data/Facts'
import { Box, Link, Stack } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/OnScreen'
import { Muted } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { useInstallation } from '~/features/shared/installation'
import { ExternalButton } from '~/features/shared/links'
import { BillingBadge, useBillingPortal } from '~/features/shared/plan/Billing'
import { PlanStatement } from '~/features/shared/plan/plan-usage'
import { hasPlanToChoose, isTrial } from '~/features/shared/plan/plans'
import { SectionCard } from '~/features/shared/Section'

type SubscriptionSummaryProps = {
  /** The card's title, unless the page already has it. */
  title?: ReactNode
  subscription: SubscriptionInfo
  /** Replaces the plan during a trial: the trial's state and the way to extend it. */
  trial?: { ended: boolean; statement: ReactNode; extension: ReactNode } | undefined
}

/** Status, plan, price, next date, and the next action. A late payment is told above it. */
export function SubscriptionSummary({ title, subscription, trial }: SubscriptionSummaryProps) {
  const { billing_status: status, current_plan: plan } = subscription
  const namesPlan = !trial || (!trial.ended && plan?.name)
  const badge = <BillingBadge status={status} trialEnded={trial?.ended ?? false} />
  // 'Actif' beside 'Aucun abonnement' would contradict it: without a plan, the status says what it is about
  const apart = !trial && !plan?.name
  return (
    <SectionCard title={title ?? <FormattedMessage id="billing.plan" />} action={!apart && badge}>
      <Stack spacing={2}>
        {namesPlan && <PlanStatement subscription={subscription} />}
        {apart && <Facts facts={[{ id: 'status', name: <FormattedMessage id="billing.status" />, value: badge }]} />}
        {trial?.statement}
        {status === 'cancelled' && (
          <Muted data-cancelled>
            <FormattedMessage id="subscription.plan.cancelled" /> <WhomToAsk />
          </Muted>
        )}
        <PlanActions subscription={subscription} extension={trial?.extension} />
      </Stack>
    </SectionCard>
  )
}

/** Whom to ask to reactivate a cancelled plan when there is no portal. Choosing another plan does not reactivate it. */
function WhomToAsk() {
  const portal = useBillingPortal()
  const { supportEmail } = useInstallation()
  if (portal) return null
  if (!supportEmail) return <FormattedMessage id="subscription.plan.cancelled.provider" />
  const email = (
    <Link href={`mailto:${supportEmail}`}>
      <AddressText>{supportEmail}</AddressText>
    </Link>
  )
  return <FormattedMessage id="billing.cancelled.write" values={{ email }} />
}

function PlanActions({ subscription, extension }: { subscription: SubscriptionInfo; extension: ReactNode }) {
  const { billing_status: status, can_upgrade, current_plan: plan } = subscription
  const upgradable = can_upgrade && hasPlanToChoose({ subscription_info: subscription })
  // before the first plan there is nothing to manage
  const address = useBillingPortal()
  const portal = status !== 'trial' || plan?.name ? address : undefined
  const reactivates = status === 'cancelled' && portal !== undefined
  if (!upgradable && !portal && !extension) return null
  const changes = plan?.name && !isTrial(subscription)
  // another plan does not settle a late payment or a cancellation
  const secondary = status === 'past_due' || reactivates
  return (
    <OnScreen>
      <Box sx={ACTIONS}>
        {reactivates && (
          <ExternalButton href={portal} primary>
            <FormattedMessage id="subscription.plan.reactivate" />
          </ExternalButton>
        )}
        {upgradable && (
          <ButtonLink to="/subscription/upgrade" {...(secondary && { variant: 'outlined', color: 'neutral' })}>
            <FormattedMessage id={changes ? 'billing.change' : 'subscription.plan.choose'} />
          </ButtonLink>
        )}
        {extension}
        {portal && !reactivates && (
          <ExternalButton href={portal}>
            <FormattedMessage id="subscription.plan.manage" />
          </ExternalButton>
        )}
      </Box>
    </OnScreen>
  )
}

/** On a phone, buttons of any length end at the same place. */
const ACTIONS = { display: 'flex', flexWrap: 'wrap', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 } as const
