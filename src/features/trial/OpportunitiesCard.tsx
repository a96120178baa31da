import { FormattedMessage } from 'react-intl'

import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { QueryCard } from '~/features/shared/queries/QueryCard'

import { upgradeOpportunitiesOptions } from './trial-queries'
import { NoOpportunity, UpgradeOpportunities } from './UpgradeOpportunities'

export function OpportunitiesCard() {
  return (
    <QueryCard
      title={<FormattedMessage id="subscription.opportunities.title" />}
      query={upgradeOpportunitiesOptions()}
      skeleton={<SkeletonCard bare lines={2} />}
      failed="subscription.opportunities.failed"
      isEmpty={({ upgrade_opportunities: found }) => found.length === 0}
      empty={<NoOpportunity />}
    >
      {({ upgrade_opportunities: found }) => <UpgradeOpportunities opportunities={found} />}
    </QueryCard>
  )
}
