import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { ProviderWords } from '~/features/shared/provider-words'

import { newestFirst } from '../newest-first'
import { activitySign, activityWords } from './activity-look'
import { ActivityOrigin } from './ActivityOrigin'

const AT_FIRST = 6

/** What happened to the brands; every field may be missing, and what is missing is left out. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const intl = useIntl()
  return (
    <Timeline
      label={intl.formatMessage({ id: 'data.activity.title' })}
      entries={newestFirst(entries).map((entry, index) => toTimelineEntry(intl, entry, index))}
      atFirst={AT_FIRST}
      more={<FormattedMessage id="data.activity.more" />}
    />
  )
}

function toTimelineEntry(intl: IntlShape, entry: ActivityEntry, index: number): TimelineEntry {
  const Sign = activitySign(entry.type)
  const words = activityWords(intl, entry)
  return {
    // ids may be missing or doubled
    id: index,
    title: <ProviderWords words={words} />,
    time: <ActivityOrigin entry={entry} title={words.text} />,
    icon: <Sign />,
  }
}
