import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SubscriptionInfo, User } from '~/api/generated/types.gen'
import { Facts } from '~/design/data/Facts'
import { Box, Stack } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/Page'
import { Muted } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { PortalButton, ProviderLink, useWayToProvider, useBillingPortal } from '~/features/shared/links'
import { BillingBadge } from '~/features/shared/plan/Billing'
import { hasPlanToChoose, isTrial, isCancelled } from '~/features/shared/plan/plan-limits'
import { PlanStatement } from '~/features/shared/plan/plan-usage'
import { SectionCard } from '~/features/shared/Section'

type SubscriptionSummaryProps = {
  /** The card's title, unless the page already has it. */
  title?: ReactNode
  user: User
  subscription: SubscriptionInfo
  /** Replaces the plan during a trial: the trial's state and the way to extend it. */
  trial?: { ended: boolean; activating?: boolean; statement: ReactNode; extension: ReactNode } | undefined
}

/** Status, plan, price, next date, and the next action. A late payment stands in the banner, or above this. */
export function SubscriptionSummary({ title, user, subscription, trial }: SubscriptionSummaryProps) {
  const { billing_status: status, current_plan: plan } = subscription
  const namesPlan = !trial || (!trial.ended && plan?.name)
  const badge = <BillingBadge status={status} trialEnded={trial?.ended ?? false} />
  // 'Actif' beside 'Aucun abonnement' would contradict it: without a plan, the status says what it is about
  const inTrial = isTrial(subscription)
  const apart = !trial && !plan?.name && !(inTrial && isCancelled(subscription))
  const reachable = useWayToProvider() !== undefined
  return (
    <SectionCard title={title ?? <FormattedMessage id="billing.plan" />} action={!apart && badge}>
      <Stack spacing={2}>
        {namesPlan && <PlanStatement subscription={subscription} />}
        {/* a trial is named instead of the plan */}
        {apart && !inTrial && (
          <Facts facts={[{ id: 'status', name: <FormattedMessage id="billing.status" />, value: badge }]} />
        )}
        {trial?.statement}
        {isCancelled(subscription) && (
          <Muted data-cancelled>
            <FormattedMessage id="subscription.plan.cancelled" />{' '}
            {!reachable && <FormattedMessage id="subscription.plan.cancelled.provider" />}
          </Muted>
        )}
        <PlanActions user={user} subscription={subscription} trial={trial} />
      </Stack>
    </SectionCard>
  )
}

function PlanActions({ user, subscription, trial }: Omit<SubscriptionSummaryProps, 'title'>) {
  const extension = trial?.extension
  const { billing_status: status, can_upgrade, current_plan: plan } = subscription
  const upgradable = can_upgrade && !trial?.activating && hasPlanToChoose({ subscription_info: subscription })
  // before the first plan there is nothing to manage
  const address = useBillingPortal()
  const portal = status !== 'trial' || plan?.name ? address : undefined
  // choosing another plan does not reactivate a cancelled one: the provider does (K57)
  const reachable = useWayToProvider() !== undefined
  const reactivates = isCancelled(subscription) && reachable
  if (!upgradable && !portal && !reactivates && !extension) return null
  const changes = plan?.name && !isTrial(subscription)
  // another plan does not settle a late payment or a cancellation
  const secondary = status === 'past_due' || reactivates
  return (
    <OnScreen>
      <Box sx={ACTIONS}>
        {reactivates && <ProviderLink user={user} about="reactivate" size="medium" primary />}
        {upgradable && (
          <ButtonLink to="/subscription/upgrade" {...(secondary && { variant: 'outlined', color: 'neutral' })}>
            <FormattedMessage id={changes ? 'billing.change' : 'billing.plan.choose'} />
          </ButtonLink>
        )}
        {extension}
        {portal && !reactivates && (
          <PortalButton href={portal}>
            <FormattedMessage id="subscription.plan.manage" />
          </PortalButton>
        )}
      </Box>
    </OnScreen>
  )
}

/** On a phone, buttons of any length end at the same place. */
const ACTIONS = { display: 'flex', flexWrap: 'wrap', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 } as const
