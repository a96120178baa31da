import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User, Slots, SubscriptionInfo, UpgradeOpportunity } from '~/api/generated/types.gen'
import { planName } from '~/api/names'
import { SkeletonCard } from '~/design/feedback/Skeleton'
import { StarIcon } from '~/design/icons/icons'
import { Spaced } from '~/design/layout/Flex'
import { IconLine, PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { MoreRoomLink } from '~/features/shared/links'
import {
  suggestedPlan,
  type TrialState,
  hasHighestPlan,
  nearLimits,
  PLANS_PAGE,
} from '~/features/shared/plan/plan-limits'
import { ProviderWords, wordsFor } from '~/features/shared/provider-data'
import { useSectionQuery, QueryCard } from '~/features/shared/queries/QuerySection'
import type { PlainMessageId } from '~/i18n/messages'
import { asksAboutTrial } from '~/permissions/permissions'

import { upgradeOpportunitiesOptions } from './trial-status'

const REASONS = new Map<string, PlainMessageId>([
  ['trial_ending', 'trial.opportunities.trial'],
  ['users_limit', 'trial.opportunities.users'],
  ['brands_limit', 'trial.opportunities.brands'],
])

/** No field is documented (TRI-14): the known types have a reason in our words. The reason may be such a type. */
export const reasonOf = ({ type, reason }: UpgradeOpportunity): PlainMessageId | undefined =>
  REASONS.get(type ?? '') ?? REASONS.get(reason ?? '')

/** The provider's words; undefined for a code. */
export const wordsOf = ({ reason }: UpgradeOpportunity): string | null | undefined =>
  REASONS.has(reason ?? '') ? undefined : reason

const IN_ORDER: ReadonlySet<string> = new Set(['active', 'trial'])

/** Whether a plan can suit at all: not while a payment is late or underway, after a cancellation or after the trial. */
const isInOrder = ({ billing_status }: Pick<SubscriptionInfo, 'billing_status'>, trial: TrialState): boolean =>
  IN_ORDER.has(billing_status) && trial.kind !== 'expired' && trial.kind !== 'activating'

/** Whether the pages of the subscription show what the server suggests. */
export const asksForSuggestions = (user: User, trial: TrialState): boolean =>
  asksAboutTrial(user) && !!user.subscription_info && isInOrder(user.subscription_info, trial)

type OwnReason = {
  label: PlainMessageId
  figures?: { id: `data.limit.${'users' | 'brands'}.used`; values: { used: number; most: number } }
}

/** Reasons for another plan that need no answer: the last week of the trial, and the limits of the plan. */
function ownReasons({ company_info: company }: Pick<User, 'company_info'>, trial: TrialState): OwnReason[] {
  const ending = trial.kind !== 'none' && trial.urgency !== 'low'
  return [
    ...(ending ? [{ label: 'trial.opportunities.trial' as const }] : []),
    ...nearLimits(company?.slots).map(({ of, used, limit: most }): OwnReason => ({
      // the card of the usage says that the plan is full
      label: used >= most ? 'trial.opportunities.unknown' : `trial.opportunities.${of}`,
      figures: { id: `data.limit.${of}.used`, values: { used, most } },
    })),
  ]
}

/** No card before there is a suggestion or a failure. Once shown, it stays. */
export function OpportunitiesCard({ user, trial }: { user: User; trial: TrialState }) {
  const own = ownReasons(user, trial)
  const query = { ...upgradeOpportunitiesOptions(), ...INLINE_ERROR }
  const { data, failureReason } = useSectionQuery(query)
  const found = data?.upgrade_opportunities.length ?? 0
  const [shown, setShown] = useState(false)
  if (!shown && (own.length > 0 || found > 0 || failureReason)) setShown(true)
  if (!shown) return null
  return (
    <QueryCard
      title={<FormattedMessage id="trial.opportunities.title" />}
      query={query}
      skeleton={<SkeletonCard bare lines={2} />}
      failed="trial.opportunities.failed"
      isEmpty={({ upgrade_opportunities: suggestions }) => suggestions.length === 0}
      empty={own.length > 0 ? <OwnReasons reasons={own} user={user} /> : <NoOpportunity />}
    >
      {({ upgrade_opportunities: suggestions }) => (
        <UpgradeOpportunities opportunities={suggestions} slots={user.company_info?.slots} />
      )}
    </QueryCard>
  )
}

export const NoOpportunity = () => (
  <Muted>
    <FormattedMessage id="trial.opportunities.none" />
  </Muted>
)

/** Shown when the server suggests nothing: the card must not contradict the banner. */
const OwnReasons = ({ reasons, user }: { reasons: readonly OwnReason[]; user: User }) =>
  hasHighestPlan(user) ? (
    <>
      <span data-highest>
        <FormattedMessage id="data.limit.highest" />
      </span>
      <Spaced mt={1.5}>
        <MoreRoomLink user={user} />
      </Spaced>
    </>
  ) : (
    <PlainList gap={2}>
      {reasons.map(({ label, figures }) => (
        <IconLine as="li" key={figures?.id ?? label} icon={<StarIcon size={18} />} tone="primary">
          <div>
            <FormattedMessage id={label} />
          </div>
          {figures && (
            <Muted size="small">
              <FormattedMessage {...figures} />
            </Muted>
          )}
        </IconLine>
      ))}
    </PlainList>
  )

type UpgradeOpportunitiesProps = {
  opportunities: readonly UpgradeOpportunity[]
  slots?: Slots | undefined
}

/** Why another plan may fit better, translated if the reason is known. */
export function UpgradeOpportunities({ opportunities, slots }: UpgradeOpportunitiesProps) {
  const plan = planName(suggestedPlan(opportunities) ?? '')
  return (
    <>
      <PlainList gap={2}>
        {opportunities.map((opportunity, index) => (
          <IconLine as="li" key={index} icon={<StarIcon size={18} />} tone="primary">
            <Opportunity opportunity={opportunity} slots={slots} />
          </IconLine>
        ))}
      </PlainList>
      {plan && (
        <Spaced mt={2}>
          <FormattedMessage
            id="trial.opportunities.suggested"
            values={{
              plan: (
                <AppLink key="plan" to={PLANS_PAGE}>
                  {plan}
                </AppLink>
              ),
            }}
          />
        </Spaced>
      )}
    </>
  )
}

type OpportunityProps = Pick<UpgradeOpportunitiesProps, 'slots'> & { opportunity: UpgradeOpportunity }

function Opportunity({ opportunity, slots }: OpportunityProps) {
  const intl = useIntl()
  const known = reasonOf(opportunity)
  // our words say 'almost': a full plan has its figures instead
  const full = nearLimits(slots).find(
    ({ of, used, limit }) => used >= limit && known === (`trial.opportunities.${of}` as const),
  )
  const ours = full
    ? intl.formatMessage({ id: `data.limit.${full.of}.used` }, { used: full.used, most: full.limit })
    : known && intl.formatMessage({ id: known })
  const words = wordsFor(intl.locale, wordsOf(opportunity), ours)
  return words ? <ProviderWords words={words} /> : <FormattedMessage id="trial.opportunities.unknown" />
}

/** The plan that the billing page suggests; undefined without any, null until the server has answered. */
export function useSuggestedPlan(user: User, trial: TrialState): string | null | undefined {
  const enabled = asksForSuggestions(user, trial)
  const { data, isPending } = useSectionQuery({ ...upgradeOpportunitiesOptions(), enabled })
  if (!enabled) return undefined
  return isPending ? null : suggestedPlan(data?.upgrade_opportunities ?? [])
}
