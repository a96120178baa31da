import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { ProviderWords } from '~/features/shared/provider-words'

import { newestFirst } from '../newest-first'
import { activitySign, activityWords } from './activity-look'
import { ActivityOrigin } from './ActivityOrigin'

type RecentActivityProps = {
  entries: readonly ActivityEntry[]
  /** What the list is about; the recent activity unless told. */
  label?: string
  /** So many at first, the rest at the press of a button. */
  atFirst?: number
  more?: ReactNode
  /** What is said of an entry beside its title. */
  mark?: (entry: ActivityEntry) => ReactNode
}

/** What happened to the brands; every field may be missing, and what is missing is left out. */
export function RecentActivity({ entries, label, atFirst = 6, more, mark }: RecentActivityProps) {
  const intl = useIntl()
  return (
    <Timeline
      label={label ?? intl.formatMessage({ id: 'data.activity.title' })}
      entries={newestFirst(entries).map((entry, index) => toTimelineEntry(intl, entry, index, mark?.(entry)))}
      atFirst={atFirst}
      more={more ?? <FormattedMessage id="data.activity.more" />}
    />
  )
}

function toTimelineEntry(intl: IntlShape, entry: ActivityEntry, index: number, mark: ReactNode): TimelineEntry {
  const Sign = activitySign(entry.type)
  const words = activityWords(intl, entry)
  return {
    // ids may be missing or doubled
    id: index,
    title: (
      <>
        <ProviderWords words={words} /> {mark}
      </>
    ),
    time: <ActivityOrigin entry={entry} title={words.text} />,
    icon: <Sign />,
  }
}
