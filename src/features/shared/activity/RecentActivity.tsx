import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { Box } from '~/design/layout/Flex'
import { Moment } from '~/features/shared/Moment'
import { newestFirst } from '~/features/shared/newest-first'
import { ProviderWords } from '~/features/shared/provider-words'
import { toDate } from '~/i18n/dates'

import { activitySign, activityWords } from './activity-look'

type RecentActivityProps = {
  entries: readonly ActivityEntry[]
  /** Accessible name of the list. Default: recent activity. */
  label?: string
  /** Number of entries at first; a button shows the rest. */
  atFirst?: number
  more?: ReactNode
  /** Shown beside the title of an entry. */
  mark?: (entry: ActivityEntry) => ReactNode
}

/** Recent events of the brands. Every field may be missing, and is then left out. */
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
    // ids may be missing or duplicated
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
  /** The title of the entry, which usually names the brand. */
  title: string
}

/** User, brand and time, as far as known. */
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
