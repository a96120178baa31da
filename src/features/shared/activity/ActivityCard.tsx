import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Timeline, type TimelineEntry } from '~/design/data/Timeline'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { ClockIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { Moment } from '~/features/shared/Moment'
import { newestFirst, ProviderWords } from '~/features/shared/provider-data'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { EmptySection, Reserved } from '~/features/shared/Section'
import { toDate } from '~/i18n/dates'

import {
  activitySign,
  activityWords,
  brandBeside,
  namedBrandsOptions,
  type NamedEntry,
  recentActivityOptions,
  tellsBrandById,
  withNames,
} from './activity-queries'

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
    time: <ActivityOrigin entry={entry} brand={brandBeside(words, entry)} />,
    icon: <Sign />,
  }
}

type ActivityOriginProps = {
  entry: ActivityEntry
  /** Undefined when the title of the entry names it. */
  brand: string | undefined
}

/** User, brand and time, as far as known. */
function ActivityOrigin({ entry: { user, created_at }, brand }: ActivityOriginProps) {
  return (
    <Box component="span" sx={PARTS}>
      {user && (
        <span>
          <FormattedMessage id="data.activity.by" values={{ user }} />
        </span>
      )}
      {brand && <span>{brand}</span>}
      {toDate(created_at) && <Moment at={created_at} />}
    </Box>
  )
}

const PARTS = { '& > * + *::before': { content: '" · "' } } as const

type ActivityCardProps = {
  /** Filters the entries. Default: all. */
  of?: (entry: ActivityEntry) => boolean
  /** Renders the entries; by default one below the other. */
  children?: (entries: readonly NamedEntry[]) => ReactNode
}

/** Recent activity, of all brands or of some. */
export function ActivityCard({ of = () => true, children = oneAfterTheOther }: ActivityCardProps) {
  return (
    <QueryCard
      title={<FormattedMessage id="data.activity.title" />}
      query={recentActivityOptions()}
      skeleton={<SkeletonList rows={4} />}
      failed="brands.activity.failed"
      denied={<Reserved reason="data.activity.denied" />}
      isEmpty={({ results }) => !results?.some(of)}
      empty={<NoActivity />}
    >
      {({ results = [] }) => <Named entries={results.filter(of)}>{children}</Named>}
    </QueryCard>
  )
}

type NamedProps = { entries: readonly ActivityEntry[]; children: (entries: readonly NamedEntry[]) => ReactNode }

/** Loads the brands only if an entry names one by its id alone. */
function Named({ entries, children }: NamedProps) {
  const { data, isLoading } = useQuery({
    ...namedBrandsOptions(),
    enabled: entries.some(tellsBrandById),
  })
  return children(withNames(entries, isLoading ? undefined : (data?.results ?? [])))
}

const oneAfterTheOther = (entries: readonly ActivityEntry[]) => <RecentActivity entries={entries} />

const NoActivity = () => (
  <EmptySection icon={<ClockIcon />} title={<FormattedMessage id="data.activity.empty" />}>
    <FormattedMessage id="data.activity.empty.body" />
  </EmptySection>
)
