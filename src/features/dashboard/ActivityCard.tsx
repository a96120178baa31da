import { FormattedMessage } from 'react-intl'

import { SkeletonList } from '~/design/feedback/SkeletonList'
import { ClockIcon } from '~/design/icons/icons'
import { QueryCard } from '~/features/shared/queries/QueryCard'

import { EmptyPart } from '../shared/EmptyPart'
import { recentActivityOptions } from './dashboard-queries'
import { RecentActivity } from './RecentActivity'
import { Reserved } from './Reserved'

export function ActivityCard() {
  return (
    <QueryCard
      title={<FormattedMessage id="dashboard.activity.title" />}
      query={recentActivityOptions()}
      skeleton={<SkeletonList rows={4} />}
      failed="brands.activity.failed"
      denied={<Reserved reason="dashboard.activity.denied" />}
      isEmpty={({ results }) => !results?.length}
      empty={<NoActivity />}
    >
      {({ results = [] }) => <RecentActivity entries={results} />}
    </QueryCard>
  )
}

const NoActivity = () => (
  <EmptyPart icon={<ClockIcon />} title={<FormattedMessage id="dashboard.activity.empty" />}>
    <FormattedMessage id="dashboard.activity.empty.body" />
  </EmptyPart>
)
