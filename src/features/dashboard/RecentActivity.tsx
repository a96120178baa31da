import { FormattedMessage, useIntl } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { ClockIcon } from '~/design/icons/icons'
import { inWords } from '~/features/shared/humanize'

import { EmptyPart } from '../shared/EmptyPart'
import { newestFirst } from '../shared/newest-first'
import { activitySign } from './activity-look'
import { ActivityOrigin } from './ActivityOrigin'

const AT_FIRST = 6

/** What happened to the brands; every field may be missing, and what is missing is left out. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const intl = useIntl()
  if (entries.length === 0)
    return (
      <EmptyPart icon={<ClockIcon />} title={<FormattedMessage id="dashboard.activity.empty" />}>
        <FormattedMessage id="dashboard.activity.empty.body" />
      </EmptyPart>
    )
  return (
    <Timeline
      label={intl.formatMessage({ id: 'dashboard.activity.title' })}
      entries={newestFirst(entries).map(toTimelineEntry)}
      atFirst={AT_FIRST}
      more={<FormattedMessage id="dashboard.activity.more" />}
    />
  )
}

function toTimelineEntry(entry: ActivityEntry, index: number): TimelineEntry {
  const Sign = activitySign(entry.type)
  return {
    // ids may be missing or doubled
    id: index,
    title: entry.description?.trim() || inWords(entry.type ?? '') || (
      <FormattedMessage id="dashboard.activity.unknown" />
    ),
    time: <ActivityOrigin entry={entry} />,
    icon: <Sign />,
  }
}
