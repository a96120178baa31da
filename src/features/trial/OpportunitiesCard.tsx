import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { Card } from '~/design/layout/Card'
import { QueryBoundary } from '~/features/shared/queries/QueryBoundary'

import { upgradeOpportunitiesOptions } from './trial-queries'
import { UpgradeOpportunities } from './UpgradeOpportunities'

export function OpportunitiesCard() {
  return (
    <Card title={<FormattedMessage id="subscription.opportunities.title" />}>
      <QueryBoundary pending={<SkeletonCard bare lines={2} />} failed="subscription.opportunities.failed">
        <FetchedOpportunities />
      </QueryBoundary>
    </Card>
  )
}

function FetchedOpportunities() {
  const { data } = useSuspenseQuery(upgradeOpportunitiesOptions())
  return <UpgradeOpportunities opportunities={data.upgrade_opportunities} />
}
