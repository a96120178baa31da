import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Box, Column, Link } from '~/design/layout/Flex'
import { Printable, Page } from '~/design/layout/Page'
import { Muted } from '~/design/layout/Text'
import { useInstallation } from '~/features/shared/installation'
import { BackLink, MoreRoomLink, ProviderLink, useWayToProvider } from '~/features/shared/links'
import { usePaymentUnderway } from '~/features/shared/plan/payment-underway'
import { isTrial, reservedOf, isCancelled, useAccessEnd } from '~/features/shared/plan/plan-limits'
import { Sections } from '~/features/shared/Section'
import { isOwing } from '~/permissions/permissions'

import { useCheckout } from './checkout'
import { CheckoutDialog, type CurrentPlan } from './CheckoutDialog'
import { isAwaited } from './PaymentWatch'
import { isBelow, isChoosable, type Plan, planByName, PLANS, standingOf } from './plan-catalogue'
import { LOWER_REASON, PlanCard } from './PlanCard'
import { PlanComparison } from './PlanComparison'
import { adviceFor, familiesFor, type Needs, needsOf, PlanFinder } from './PlanFinder'
import { PlanFamily, NothingAbove, OrganisationSummary, Subtitle } from './UpgradeSections'

type UpgradeScreenProps = {
  user: User
  /** Days left in the trial; 0 if it ends today, undefined outside a trial. */
  daysLeft: number | undefined
  /** The plan that the server suggests; undefined without any, null until it has answered. */
  suggested: string | null | undefined
  /** Pending invitations, which need room too; undefined if not known, null until the server has answered. */
  pending: number | null | undefined
}

/** The plans and the checkout, for users who may change the plan. */
export function UpgradeScreen({ user, daysLeft, suggested: name, pending }: UpgradeScreenProps) {
  const { state, choose, confirm, close } = useCheckout()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const present = presentOf(user, daysLeft !== undefined)
  const current = planByName(present.name)
  const cancelled = current !== undefined && !present.inTrial && isCancelled(user.subscription_info)
  const end = useAccessEnd(user.subscription_info)
  const reachable = useWayToProvider() !== undefined
  const standing = (plan: Plan) => standingOf(plan, current, present.inTrial)
  const canChoose = PLANS.some((plan) => isChoosable(standing(plan)))
  const reactivates = cancelled && reachable
  const payment = usePaymentUnderway(user)
  const activating = payment !== undefined && isAwaited(user.subscription_info ?? {}, payment.planType)
  const settles = reactivates || activating || isOwing(user)
  const { usage } = present
  const slots = user.company_info?.slots
  // their list may have failed: the server reserves a slot for each
  const invited = pending ?? (slots ? reservedOf(slots, 'users') : 0)
  const withPending = { ...usage, users: usage.users === null ? null : usage.users + invited }
  // until a slider is moved, today's usage
  const [needs, setNeeds] = useState<Needs>()
  const suggested = name === null || pending === null ? null : planByName(name)
  const { enough, unknown, isPresent, badge, emphasised } = adviceFor({
    standing,
    suggested,
    usage: withPending,
    needs,
    settles,
  })
  const families = familiesFor(usage, current?.category, reactivates)
  const checkout = 'checkout' in state ? state.checkout : undefined
  const chosen = useRef('')
  const backToCard = () => buttons.current.get(chosen.current)?.focus()

  // the call opened no dialog: the focus returns to the button (K19)
  const step = useRef(state.step)
  useEffect(() => {
    // the card whose call runs, not the last one pressed
    if (state.step === 'calling') chosen.current = state.planType
    if (step.current === 'calling' && state.step === 'idle') buttons.current.get(chosen.current)?.focus()
    step.current = state.step
  }, [state])

  // where no plan can be chosen, the present one is above the others
  const alone = canChoose ? undefined : current
  const card = (plan: Plan) => (
    <PlanCard
      key={plan.planType}
      plan={plan}
      standing={standing(plan)}
      alone={plan === alone}
      advice={plan === badge?.plan ? (badge.suggested ? 'suggested' : 'enough') : undefined}
      cancelled={
        cancelled && plan === current
          ? { end, reactivate: reachable && <ProviderLink user={user} about="reactivate" wide primary /> }
          : undefined
      }
      emphasised={plan === emphasised}
      activating={activating && plan.planType === payment.planType}
      withoutButton={!canChoose || activating}
      contact={plan === current && !cancelled && !settles && <MoreRoomLink user={user} wide />}
      busy={state.step === 'calling' && state.planType === plan.planType}
      disabled={state.step !== 'idle'}
      onChoose={() => choose(plan.planType)}
      buttonRef={(button) => {
        if (button) buttons.current.set(plan.planType, button)
        else buttons.current.delete(plan.planType)
      }}
    />
  )
  const cards = families.map(({ family, folded }) => (
    <PlanFamily
      key={family}
      family={family}
      folded={folded && canChoose}
      wanted={needs !== undefined && enough?.category === family}
    >
      {PLANS.filter((plan) => plan.category === family && plan !== alone).map(card)}
    </PlanFamily>
  ))

  return (
    <Page
      title={<FormattedMessage id="plans.title" />}
      description={
        activating ? (
          <span data-trial>
            <FormattedMessage id="subscription.activating.body" />
          </span>
        ) : canChoose ? (
          <Subtitle days={daysLeft} cancelled={cancelled} />
        ) : (
          <NothingAbove cancelled={cancelled} />
        )
      }
      breadcrumb={
        <BackLink to="/dashboard">
          <FormattedMessage id="common.backToDashboard" />
        </BackLink>
      }
      actions={<OrganisationSummary {...user} usage={usage} />}
    >
      <Printable>
        <Sections spacing={4}>
          {canChoose && !settles && (
            <PlanFinder
              usage={withPending}
              pending={needs ? undefined : pending}
              needs={needs ?? needsOf(withPending)}
              plan={enough}
              unknown={unknown}
              isPresent={isPresent}
              onNeeds={setNeeds}
            />
          )}
          {alone ? <Box sx={ALONE}>{card(alone)}</Box> : cards}
          <PlanComparison current={current} cancelled={cancelled}>
            {alone && cards}
          </PlanComparison>
          <PlanNotes lower={canChoose && PLANS.some((plan) => isBelow(standing(plan)))} />
        </Sections>
      </Printable>
      <CheckoutDialog
        checkout={checkout}
        present={present}
        redirecting={state.step === 'redirecting'}
        onConfirm={confirm}
        onClose={close}
        onClosed={backToCard}
      />
    </Page>
  )
}

/** As wide as one of three. */
const ALONE = { display: 'grid', maxWidth: 368 } as const

function presentOf({ subscription_info: subscription, company_info: company }: User, inTrial: boolean): CurrentPlan {
  const slots = company?.slots
  return {
    name: subscription?.current_plan?.name || undefined,
    price: subscription?.current_plan?.price,
    inTrial: inTrial || (!!subscription && isTrial(subscription)),
    usage: {
      brands: slots?.brands_used ?? company?.brands_count ?? null,
      users: slots?.users_used ?? company?.users_count ?? null,
    },
    limits: { brands: slots?.brands_limit, users: slots?.users_limit },
  }
}

type PlanNotesProps = {
  /** Some plans are of lower rank. */
  lower: boolean
}

/** Below the plans: what holds for all of them, and the contact. */
function PlanNotes({ lower }: PlanNotesProps) {
  const { supportEmail } = useInstallation()
  return (
    <Muted size="small">
      <Column gap={0.5}>
        <div>
          <FormattedMessage id="plans.notes.included" />
        </div>
        <div>
          <FormattedMessage id="plans.notes.secure" />
        </div>
        <div>
          <FormattedMessage id="plans.notes.billing" />
        </div>
        {lower && (
          <div id={LOWER_REASON}>
            <FormattedMessage id={supportEmail ? 'plans.lower.reason' : 'plans.lower.provider'} />
          </div>
        )}
        {supportEmail && (
          <div>
            <FormattedMessage id="plans.notes.contact" /> <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
          </div>
        )}
      </Column>
    </Muted>
  )
}
