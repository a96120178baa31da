import { FormattedMessage } from 'react-intl'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { Skeleton, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { Box, Row, Spaced, Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { BillingBadge } from '~/features/shared/plan/Billing'
import { isCancelled, isTrial, type TrialState } from '~/features/shared/plan/plan-limits'
import { PlanStatement } from '~/features/shared/plan/plan-usage'
import { QueryCard, useSectionQuery } from '~/features/shared/queries/QuerySection'
import { Reserved, SectionCard } from '~/features/shared/Section'
import { canManageSubscription, isCompanyAdmin, isOwing } from '~/permissions/permissions'

import { useTrial } from './trial-status'
import { TrialStatement } from './TrialStatement'

/** The trial or plan of the company, for its administrators. */
export function TrialCard({ user }: { user: User }) {
  const subscription = user.subscription_info
  const trial = useTrial(user)
  // only company admins may query the status, and a plan that is paid for is known without it
  const asks = isCompanyAdmin(user) && (!subscription || isTrial(subscription))
  const { isLoading } = useSectionQuery({ ...getTrialStatusOptions(), ...INLINE_ERROR, enabled: asks })
  // a trial without days, date and plan is named once
  const isNamed =
    trial.kind === 'none' &&
    subscription &&
    !subscription.current_plan?.name &&
    isTrial(subscription) &&
    !isCancelled(subscription)
  const head = {
    title: <FormattedMessage id="navigation.subscription" />,
    action: subscription && !isNamed && (
      <BillingBadge status={subscription.billing_status} trialEnded={trial.kind === 'expired'} />
    ),
  }
  // what the user's account says stands, should the status fail
  if (!asks || subscription)
    return (
      <SectionCard {...head}>
        {asks && isLoading ? <TrialSkeleton /> : <TrialOrPlan user={user} trial={trial} />}
      </SectionCard>
    )
  return (
    <QueryCard
      {...head}
      query={getTrialStatusOptions()}
      skeleton={<TrialSkeleton />}
      failed="billing.trial.failed"
      denied={<Reserved reason="billing.trial.denied" />}
    >
      {() => <TrialOrPlan user={user} trial={trial} />}
    </QueryCard>
  )
}

/** Statement, button and link. */
const TrialSkeleton = () => (
  <Loading>
    <SkeletonText lines={5} />
    <div data-trial />
    <Spaced mt={2}>
      <Box sx={UNLESS_A_TASK}>
        <Spaced mb={1}>
          <Skeleton shape="box" width="64%" height={40} />
        </Spaced>
      </Box>
      <Skeleton shape="line" width="48%" />
    </Spaced>
  </Loading>
)

function TrialOrPlan({ user, trial }: { user: User; trial: TrialState }) {
  const subscription = user.subscription_info
  return (
    <Stack spacing={2}>
      {trial.kind !== 'none' && <TrialStatement trial={trial} manager={canManageSubscription(user)} />}
      {trial.kind === 'none' && subscription && <PlanStatement subscription={subscription} quiet />}
      {trial.kind === 'none' && !subscription && (
        <Muted>
          <FormattedMessage id="billing.trial.none.body" />
        </Muted>
      )}
      {/* the banner, or a card of the page, reports a late payment and what to do */}
      {canManageSubscription(user) && <NextStep trial={trial} owing={isOwing(user)} />}
    </Stack>
  )
}

/** The tasks of the dashboard may lead to the plans, too. */
const UNLESS_A_TASK = { 'body:has(main [data-plans]) &': { display: 'none' } } as const

/** One next step, and the link to the billing page. */
function NextStep({ trial, owing }: { trial: TrialState; owing: boolean }) {
  return (
    <Row gap="8px 16px" align="center" wrap>
      {trial.kind !== 'none' && trial.kind !== 'activating' && !owing && (
        <ButtonLink
          to="/subscription/upgrade"
          variant={trial.urgency === 'low' ? 'outlined' : 'contained'}
          color={trial.urgency === 'low' ? 'neutral' : 'primary'}
          sx={UNLESS_A_TASK}
        >
          <FormattedMessage id="billing.plan.choose" />
        </ButtonLink>
      )}
      <AppLink to="/settings/billing">
        <FormattedMessage id="subscription.plan.manage" />
      </AppLink>
    </Row>
  )
}
