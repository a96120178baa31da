import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { Box } from '~/design/layout/layout'
import { Moment } from '~/features/shared/Moment'
import { newestFirst } from '~/features/shared/newest-first'
import { ProviderWords } from '~/features/shared/provider-words'
import { toDate } from '~/i18n/dates'

import { activitySign, activityWords } from './activity-look'

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

type ActivityOriginProps = {
  entry: ActivityEntry
  /** What the entry is titled: most titles name the brand already. */
  title: string
}

/** Who, on which brand, when: as far as it is known. */
function ActivityOrigin({ entry: { user, brand, created_at }, title }: ActivityOriginProps) {
  const unnamed = brand && !title.includes(brand)
  return (
    <Box component="span" sx={PARTS}>
      {user && (
        <span>
          <FormattedMessage id="data.activity.by" values={{ user }} />
        </span>
      )}
      {unnamed && <span>{brand}</span>}
      {toDate(created_at) && <Moment at={created_at} />}
    </Box>
  )
}

const PARTS = { '& > * + *::before': { content: '" · "' } } as const
