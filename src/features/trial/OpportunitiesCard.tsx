import { FormattedMessage, useIntl } from 'react-intl'

import type { UpgradeOpportunity, User } from '~/api/generated/types.gen'
import { planName } from '~/api/plan-name'
import { SkeletonCard } from '~/design/feedback/Skeleton'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { StarIcon } from '~/design/icons/icons'
import { Spaced } from '~/design/layout/Flex'
import { IconLine } from '~/design/layout/IconLine'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { hasHighestPlan } from '~/features/shared/has-highest-plan'
import { createKeptHeight } from '~/features/shared/kept-height'
import { suggestedPlan } from '~/features/shared/plan-types'
import { ProviderWords, wordsFor } from '~/features/shared/provider-words'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import type { TrialState } from '~/features/shared/trial-state'

import { ownReasons, reasonOf, wordsOf, type OwnReason } from './opportunities'
import { upgradeOpportunitiesOptions } from './trial-queries'

const height = createKeptHeight('opportunities-height')

export function OpportunitiesCard({ user, trial }: { user: User; trial: TrialState }) {
  const own = ownReasons(user, trial)
  return (
    <QueryCard
      title={<FormattedMessage id="subscription.opportunities.title" />}
      query={upgradeOpportunitiesOptions()}
      skeleton={<SkeletonCard bare lines={2} />}
      keptHeight={{ height, userId: user.id }}
      failed="subscription.opportunities.failed"
      isEmpty={({ upgrade_opportunities: found }) => found.length === 0}
      empty={own.length > 0 ? <OwnReasons reasons={own} highest={hasHighestPlan(user)} /> : <NoOpportunity />}
    >
      {({ upgrade_opportunities: found }) => <UpgradeOpportunities opportunities={found} />}
    </QueryCard>
  )
}

export const NoOpportunity = () => (
  <IconLine icon={<CheckCircleIcon size={18} />} tone="success">
    <FormattedMessage id="subscription.opportunities.none" />
  </IconLine>
)

/** Shown when the server suggests nothing: the card must not contradict the banner. */
const OwnReasons = ({ reasons, highest }: { reasons: readonly OwnReason[]; highest: boolean }) => (
  <>
    <PlainList gap={2}>
      {reasons.map(({ label, figures }) => (
        <IconLine as="li" key={label} icon={<StarIcon size={18} />} tone="primary">
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
    {highest && (
      <Muted mt={2}>
        <FormattedMessage id="data.limit.highest" />
      </Muted>
    )}
  </>
)

/** Why another plan may fit better, translated if the reason is known. */
export function UpgradeOpportunities({ opportunities }: { opportunities: readonly UpgradeOpportunity[] }) {
  const plan = planName(suggestedPlan(opportunities) ?? '')
  return (
    <>
      <PlainList gap={2}>
        {opportunities.map((opportunity, index) => (
          <IconLine as="li" key={index} icon={<StarIcon size={18} />} tone="primary">
            <Opportunity {...opportunity} />
          </IconLine>
        ))}
      </PlainList>
      {plan && (
        <Spaced mt={2}>
          <FormattedMessage id="subscription.opportunities.suggested" values={{ plan: <b key="plan">{plan}</b> }} />
        </Spaced>
      )}
    </>
  )
}

function Opportunity(opportunity: UpgradeOpportunity) {
  const intl = useIntl()
  const known = reasonOf(opportunity)
  const words = wordsFor(intl.locale, wordsOf(opportunity), known && intl.formatMessage({ id: known }))
  return words ? <ProviderWords words={words} /> : <FormattedMessage id="subscription.opportunities.unknown" />
}
