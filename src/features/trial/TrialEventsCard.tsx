import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { SkeletonList } from '~/design/feedback/SkeletonList'
import { Card } from '~/design/layout/Card'
import { QueryBoundary } from '~/features/shared/queries/QueryBoundary'

import { trialEventsOptions } from './trial-queries'
import { TrialEvents } from './TrialEvents'

export function TrialEventsCard() {
  return (
    <Card title={<FormattedMessage id="subscription.events.title" />}>
      <QueryBoundary pending={<SkeletonList rows={3} />} failed="subscription.events.failed">
        <FetchedEvents />
      </QueryBoundary>
    </Card>
  )
}

function FetchedEvents() {
  const { data } = useSuspenseQuery(trialEventsOptions())
  return <TrialEvents events={data.events} />
}
