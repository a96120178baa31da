import { FormattedMessage } from 'react-intl'

import { SkeletonList } from '~/design/feedback/SkeletonList'
import { QueryCard } from '~/features/shared/queries/QueryCard'

import { trialEventsOptions } from './trial-queries'
import { NoTrialEvent, TrialEvents } from './TrialEvents'

export function TrialEventsCard() {
  return (
    <QueryCard
      title={<FormattedMessage id="subscription.events.title" />}
      query={trialEventsOptions()}
      skeleton={<SkeletonList rows={3} />}
      failed="subscription.events.failed"
      isEmpty={({ events }) => events.length === 0}
      empty={<NoTrialEvent />}
    >
      {({ events }) => <TrialEvents events={events} />}
    </QueryCard>
  )
}
