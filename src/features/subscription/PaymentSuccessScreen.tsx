import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { planTypeOf } from '~/api/names'
import { ErrorPage } from '~/design/feedback/ErrorPage'
import { Spinner } from '~/design/feedback/Spinner'
import { CheckCircleIcon, ErrorIcon } from '~/design/icons/first-icons'
import { ClockIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Spaced, Stack } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { IconLine, CheckedList } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { AppLink, ButtonLink } from '~/features/shared/AppLink'
import { WayBack } from '~/features/shared/failures/WayBack'
import { SupportContact } from '~/features/shared/links'
import { forgetPayment, rememberPayment } from '~/features/shared/plan/payment-underway'
import { SectionCard } from '~/features/shared/Section'
import { currentUser, NOBODY, useCurrentUser } from '~/features/shared/user/current-user'
import { reloadPage } from '~/platform/chunk-error'
import { systemClock, wait } from '~/platform/clock'
import { track } from '~/telemetry/analytics'
import { emitWindowEvent } from '~/telemetry/events'

import type { PaymentSearch } from './payment-search'
import { readPaidPlan, refreshSubscription } from './PaymentWatch'
import { planByType } from './plan-catalogue'
import { createAnnouncedPayments, type PaymentState, verifyPayment } from './verify-payment'

const announceOnce = createAnnouncedPayments()

/** Refetches the data that a payment changes (decision 9) until the change shows. Announces it once. */
export function usePaymentState(sessionId: string | undefined, planType: string | undefined): PaymentState {
  const queryClient = useQueryClient()
  const [state, show] = useState<PaymentState>(sessionId ? 'verifying' : 'failed')

  useEffect(() => {
    let left = false
    const userId = () => currentUser(queryClient)?.id ?? NOBODY
    void verifyPayment({
      sessionId,
      refresh: async () => readPaidPlan(await refreshSubscription(queryClient), planType),
      wait: (ms) => wait(systemClock, ms),
      unmounted: () => left,
      show(next) {
        // the other pages ask for no plan meanwhile
        if (next === 'activating') rememberPayment(userId(), planByType(planType)?.planType)
        show(next)
      },
      onConfirmed(plan) {
        if (plan === 'there') forgetPayment(userId())
        if (!sessionId) return
        announceOnce(userId(), sessionId, () => {
          track('payment_success_confirmed', { session_id: sessionId, plan_type: planType })
          // other tabs still ask for a payment
          emitWindowEvent('user:changed', { reason: 'payment_confirmed' })
        })
      },
    })
    return () => {
      left = true
    }
  }, [queryClient, sessionId, planType])

  return state
}

/** Shows what the server says of the payment, never what the URL says. A failed refresh counts as confirmed. */
export function PaymentSuccessScreen({ session_id: sessionId, plan_type: planType }: PaymentSearch) {
  const state = usePaymentState(sessionId, planType)
  switch (state) {
    case 'verifying':
      return (
        <ErrorPage icon={<Spinner />} title={<FormattedMessage id="plans.success.verifying" />}>
          {null}
        </ErrorPage>
      )
    case 'failed':
      return sessionId ? <UncheckedPayment /> : <NoPaymentNamed />
    case 'activating':
      return (
        <Result
          icon={<ClockIcon size={18} />}
          tone="neutral"
          title={<FormattedMessage id="plans.success.activating" />}
          statement={<FormattedMessage id="plans.success.activating.body" />}
        />
      )
    case 'confirmed':
      return (
        <Result
          icon={<CheckCircleIcon size={18} />}
          tone="success"
          title={<FormattedMessage id="plans.success.title" />}
          statement={
            <>
              <Strong>
                <ActivePlan planType={planType} />
              </Strong>
              <Muted mt={0.25}>
                <FormattedMessage id="plans.success.welcome" />
              </Muted>
            </>
          }
        >
          <Awaits />
        </Result>
      )
  }
}

const retry = <FormattedMessage id="common.retry" />

/** An unexpected failure: another try may succeed. */
const UncheckedPayment = () => (
  <NotVerified
    actions={
      <>
        <Button onClick={reloadPage}>{retry}</Button>
        <WayBack signedIn variant="outlined" />
      </>
    }
  >
    <div>
      <FormattedMessage id="plans.success.failed.body" />
    </div>
    <Spaced mt={1}>
      <FormattedMessage id="plans.success.failed.help" />
    </Spaced>
  </NotVerified>
)

/** The address names no payment: a reload finds none either, so the page of the subscription comes first. */
const NoPaymentNamed = () => (
  <NotVerified
    actions={
      <>
        <ButtonLink to="/settings/billing">
          <FormattedMessage id="plans.success.settings.body" />
        </ButtonLink>
        <WayBack signedIn variant="outlined" />
        <Button variant="text" color="neutral" onClick={reloadPage}>
          {retry}
        </Button>
      </>
    }
  >
    <FormattedMessage id="plans.success.failed.unnamed" />
  </NotVerified>
)

const NotVerified = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <ErrorPage icon={<ErrorIcon />} title={<FormattedMessage id="plans.success.failed.title" />} actions={actions}>
    <div>{children}</div>
    <Spaced mt={1}>
      <SupportContact />
    </Spaced>
  </ErrorPage>
)

/** Names the plan once the server does: anyone can write such an address. */
function ActivePlan({ planType }: { planType: string | undefined }) {
  const user = useCurrentUser()
  const plan = planByType(planType)
  if (!plan || planTypeOf(user?.subscription_info?.current_plan?.name) !== plan.planType)
    return <FormattedMessage id="plans.success.active" />
  return <FormattedMessage id="plans.success.plan" values={{ type: plan.planType.replaceAll('_', ' ') }} />
}

type ResultProps = Required<Pick<ComponentProps<typeof IconLine>, 'icon' | 'tone'>> & {
  title: ReactNode
  statement: ReactNode
  children?: ReactNode
}

function Result({ icon, tone, title, statement, children }: ResultProps) {
  return (
    <Page narrow title={title}>
      <Stack spacing={3}>
        <div role="status">
          <IconLine icon={icon} tone={tone}>
            {statement}
          </IconLine>
        </div>
        <Columns count={2} gap={2} align="stretch">
          <SectionCard
            interactive
            title={
              <AppLink to="/dashboard">
                <FormattedMessage id="plans.success.start" />
              </AppLink>
            }
          >
            <FormattedMessage id="plans.success.start.body" />
          </SectionCard>
          <SectionCard
            interactive
            title={
              <AppLink to="/settings/billing">
                <FormattedMessage id="plans.success.settings" />
              </AppLink>
            }
          >
            <FormattedMessage id="plans.success.settings.body" />
          </SectionCard>
        </Columns>
        {children}
        <SupportContact />
      </Stack>
    </Page>
  )
}

const Awaits = () => (
  <SectionCard title={<FormattedMessage id="plans.success.awaits" />}>
    <CheckedList
      items={(['access', 'support', 'invoice', 'cancel'] as const).map((id) => ({
        id,
        text: <FormattedMessage id={`plans.success.awaits.${id}`} />,
      }))}
    />
  </SectionCard>
)
