import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { SkeletonList } from '~/design/feedback/SkeletonList'
import { Card } from '~/design/layout/Card'
import { DataAge } from '~/features/shared/queries/DataAge'
import { QueryBoundary } from '~/features/shared/queries/QueryBoundary'

import { recentActivityOptions } from './dashboard-queries'
import { RecentActivity } from './RecentActivity'
import { Reserved } from './Reserved'

export function ActivityCard() {
  return (
    <Card title={<FormattedMessage id="dashboard.activity.title" />}>
      <QueryBoundary
        pending={<SkeletonList rows={4} />}
        failed="brands.activity.failed"
        denied={<Reserved reason="dashboard.activity.denied" />}
      >
        <FetchedActivity />
      </QueryBoundary>
    </Card>
  )
}

function FetchedActivity() {
  const { data, dataUpdatedAt } = useSuspenseQuery(recentActivityOptions())
  return (
    <>
      <RecentActivity entries={data.results ?? []} />
      <DataAge at={dataUpdatedAt} />
    </>
  )
}
