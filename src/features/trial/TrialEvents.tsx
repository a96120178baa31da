import { FormattedMessage, useIntl } from 'react-intl'

import type { TrialEvent } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { ClockIcon } from '~/design/icons/icons'
import { inWords } from '~/features/shared/humanize'

import { EmptyPart } from '../shared/EmptyPart'
import { Moment } from '../shared/Moment'
import { newestFirst } from '../shared/newest-first'
import { isUnderstood, lookOf } from './trial-events'

const AT_FIRST = 6

/** What happened during the trial. */
export function TrialEvents({ events }: { events: readonly TrialEvent[] }) {
  const intl = useIntl()
  if (events.length === 0)
    return (
      <EmptyPart icon={<ClockIcon />} title={<FormattedMessage id="subscription.events.empty" />}>
        <FormattedMessage id="subscription.events.empty.body" />
      </EmptyPart>
    )
  return (
    <Timeline
      label={intl.formatMessage({ id: 'subscription.events.title' })}
      entries={newestFirst(events).map(toEntry)}
      atFirst={AT_FIRST}
      more={<FormattedMessage id="subscription.events.more" />}
    />
  )
}

/** The server's own words first; else what its type means, and for a type nobody knows the type itself. */
function toEntry(event: TrialEvent, index: number): TimelineEntry {
  const { label, Icon, tone } = lookOf(event)
  const { description, event_type = '', created_at } = event
  const words = description?.trim()
  return {
    // ids may be missing or doubled
    id: index,
    title: words || <FormattedMessage id={label} />,
    time: <Moment at={created_at} />,
    description: words || isUnderstood(event) ? undefined : inWords(event_type),
    icon: <Icon />,
    tone,
  }
}
