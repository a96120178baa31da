import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import type { TrialEvent } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { ClockIcon } from '~/design/icons/icons'
import { EmptySection } from '~/features/shared/EmptySection'
import { inWords } from '~/features/shared/in-words'
import { Moment } from '~/features/shared/Moment'
import { newestFirst } from '~/features/shared/newest-first'
import { ProviderWords, wordsFor } from '~/features/shared/provider-words'
import { QueryCard } from '~/features/shared/queries/QueryCard'

import { isUnderstood, lookOf } from './trial-events'
import { trialEventsOptions } from './trial-queries'

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

const AT_FIRST = 6

export const NoTrialEvent = () => (
  <EmptySection icon={<ClockIcon />} title={<FormattedMessage id="subscription.events.empty" />}>
    <FormattedMessage id="subscription.events.empty.body" />
  </EmptySection>
)

/** The history of the trial. */
export function TrialEvents({ events }: { events: readonly TrialEvent[] }) {
  const intl = useIntl()
  return (
    <Timeline
      label={intl.formatMessage({ id: 'subscription.events.title' })}
      entries={newestFirst(events).map((event, index) => toEntry(intl, event, index))}
      atFirst={AT_FIRST}
      more={<FormattedMessage id="subscription.events.more" />}
    />
  )
}

/** The event, translated if its type is known. An unknown type without a description is shown as is. */
function toEntry(intl: IntlShape, event: TrialEvent, index: number): TimelineEntry {
  const { label, Icon, tone } = lookOf(event)
  const { description, event_type = '', created_at } = event
  const known = isUnderstood(event)
  const words = wordsFor(intl.locale, description, known ? intl.formatMessage({ id: label }) : undefined)
  return {
    // ids may be missing or doubled
    id: index,
    title: words ? <ProviderWords words={words} /> : <FormattedMessage id={label} />,
    time: <Moment at={created_at} />,
    description: words ? undefined : inWords(event_type),
    icon: <Icon />,
    tone,
  }
}
