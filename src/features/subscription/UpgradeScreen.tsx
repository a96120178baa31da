import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Count } from '~/design/data/Count'
import { Name } from '~/design/data/Name'
import { Box } from '~/design/layout/Flex'
import { Printable } from '~/design/layout/OnScreen'
import { Page } from '~/design/layout/Page'
import { Muted, Strong } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { BackLink, ProviderLink, useReachesProvider } from '~/features/shared/links'
import { hasHighestPlan, isTrial } from '~/features/shared/plan/plans'
import { Sections } from '~/features/shared/Section'
import { isCancelled, useAccessEnd } from '~/features/shared/user/use-access-end'

import { useCheckout } from './checkout'
import { CheckoutDialog } from './CheckoutDialog'
import { PlanCard } from './PlanCard'
import type { Present } from './PlanChange'
import { PlanComparison } from './PlanComparison'
import { PlanFamily } from './PlanFamily'
import { type Needs, needsOf, PlanFinder } from './PlanFinder'
import { PlanNotes } from './PlanNotes'
import {
  isBelow,
  isChoosable,
  type Plan,
  type PlanFamily as Family,
  planNamed,
  PLANS,
  smallestFor,
  standingOf,
  type Usage,
} from './plans'

type UpgradeScreenProps = {
  user: User
  /** Days left in the trial; 0 if it ends today, undefined outside a trial. */
  daysLeft: number | undefined
  /** The plan that the server suggests; undefined without any, null until it has answered. */
  suggested: string | null | undefined
}

const FAMILIES: readonly Family[] = ['solo', 'agency']

/** The plans and the checkout, for users who may change the plan. */
export function UpgradeScreen({ user, daysLeft, suggested: name }: UpgradeScreenProps) {
  const { state, choose, confirm, close } = useCheckout()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const present = presentOf(user, daysLeft !== undefined)
  const current = planNamed(present.name)
  const cancelled = current !== undefined && !present.inTrial && isCancelled(user.subscription_info)
  const end = useAccessEnd(user.subscription_info)
  const reachable = useReachesProvider()
  const standing = (plan: Plan) => standingOf(plan, current, present.inTrial)
  const suggestion = planNamed(name)
  const suggested = suggestion && isChoosable(standing(suggestion)) ? suggestion : undefined
  const choosable = PLANS.filter((plan) => isChoosable(standing(plan)))
  const reactivates = cancelled && reachable
  const { usage } = present
  // until a slider is moved, today's usage
  const [needs, setNeeds] = useState<Needs>()
  const offered = PLANS.filter((plan) => plan === current || choosable.includes(plan))
  const smallest = reactivates ? undefined : smallestFor(needs ?? usage, offered)
  // one filled button: what takes the subscription up again, what the server suggests, what today's usage needs, or a
  // popular plan; none until the suggestion is known
  const emphasised =
    reactivates || name === null
      ? undefined
      : (suggested ??
        choosable.find((plan) => plan === smallestFor(usage)) ??
        choosable.find(({ isPopular }) => isPopular))
  // a user who resumes the subscription rarely needs the other family
  const isFolded = (family: Family) => reactivates && current.category !== family
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

  const cards = (family: Family) => (
    <PlanFamily key={family} family={family} folded={isFolded(family)}>
      {PLANS.filter(({ category }) => category === family).map((plan) => (
        <PlanCard
          key={plan.planType}
          plan={plan}
          standing={standing(plan)}
          suggested={plan === suggested}
          cancelled={
            cancelled && plan === current
              ? { end, reactivate: reachable && <ProviderLink user={user} about="reactivate" wide primary /> }
              : undefined
          }
          emphasised={plan === emphasised}
          isEnough={plan === smallest && choosable.includes(plan)}
          isLast={choosable.length === 0}
          busy={state.step === 'calling' && state.planType === plan.planType}
          disabled={state.step !== 'idle'}
          onChoose={() => choose(plan.planType)}
          buttonRef={(button) => {
            if (button) buttons.current.set(plan.planType, button)
            else buttons.current.delete(plan.planType)
          }}
        />
      ))}
    </PlanFamily>
  )

  return (
    <Page
      title={<FormattedMessage id="plans.title" />}
      description={
        choosable.length > 0 ? (
          <Subtitle days={daysLeft} cancelled={cancelled} />
        ) : (
          <NothingAbove highest={hasHighestPlan(user)} reactivates={reactivates} />
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
          {choosable.length > 0 && !reactivates && (
            <PlanFinder
              usage={usage}
              needs={needs ?? needsOf(usage)}
              plan={smallestFor(needs ?? needsOf(usage), offered)}
              isPresent={smallest !== undefined && !choosable.includes(smallest)}
              onNeeds={setNeeds}
            />
          )}
          {/* puts an agency's own plan and larger ones before those it has outgrown */}
          {current?.category === 'agency' ? FAMILIES.toReversed().map(cards) : FAMILIES.map(cards)}
          <PlanComparison current={current} cancelled={cancelled} />
          <PlanNotes lower={PLANS.some((plan) => isBelow(standing(plan)))} />
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

function presentOf({ subscription_info: subscription, company_info: company }: User, inTrial: boolean): Present {
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

/** Shown when no plan can be chosen: leads to the page of the present subscription. */
const NothingAbove = ({ highest, reactivates }: { highest: boolean; reactivates: boolean }) => (
  <span data-highest={highest || undefined} data-cancelled={reactivates || undefined}>
    {reactivates && <FormattedMessage id="plans.subtitle.cancelled.highest" />}
    {highest && <FormattedMessage id="data.limit.highest" />}{' '}
    <AppLink to="/settings/billing">
      <FormattedMessage id="plans.success.settings.body" />
    </AppLink>
  </span>
)

function Subtitle({ days, cancelled }: { days: number | undefined; cancelled: boolean }) {
  const reachable = useReachesProvider()
  if (cancelled && reachable)
    return (
      <span data-cancelled>
        <FormattedMessage id="plans.subtitle.cancelled" />
      </span>
    )
  if (cancelled)
    return (
      <>
        <FormattedMessage id="plans.subtitle.upgrade" /> <FormattedMessage id="subscription.plan.cancelled.provider" />
      </>
    )
  if (days === undefined) return <FormattedMessage id="plans.subtitle.upgrade" />
  if (days === 0)
    return (
      <span data-trial>
        <FormattedMessage id="plans.subtitle.today" />
      </span>
    )
  return (
    <span data-trial>
      <FormattedMessage id="plans.subtitle.trial" values={{ days }} />
    </span>
  )
}

type OrganisationSummaryProps = Pick<User, 'company_info' | 'company_name'> & { usage: Usage }

/** At the right of the header: the company and its counts. Missing counts are those of its usage. */
const OrganisationSummary = ({ company_info: company, company_name: name, usage }: OrganisationSummaryProps) => (
  <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere', textAlign: { sm: 'end' } }}>
    <Muted size="caption">
      <FormattedMessage id="plans.organisation" />
    </Muted>
    <Strong>
      <Name>{company?.name || name}</Name>
    </Strong>
    <Muted size="small">
      <Counted of="brands" count={company?.brands_count ?? usage.brands} />
      {' · '}
      <Counted of="users" count={company?.users_count ?? usage.users} />
    </Muted>
  </Box>
)

const Counted = ({ of, count }: { of: 'brands' | 'users'; count: number | null }) =>
  count === null ? (
    <FormattedMessage id={`plans.organisation.${of}.unknown`} values={{ unknown: <Count value={null} /> }} />
  ) : (
    <FormattedMessage id={`plans.organisation.${of}`} values={{ count }} />
  )
