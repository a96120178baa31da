import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { ClockIcon } from '~/design/icons/icons'
import { EmptySection } from '~/features/shared/EmptySection'
import type { HeightOfPerson } from '~/features/shared/KeepHeight'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { Reserved } from '~/features/shared/Reserved'

import { namedBrandsOptions, recentActivityOptions } from './activity-queries'
import { tellsBrandById, withNames, type NamedEntry } from './named-entries'
import { RecentActivity } from './RecentActivity'

type ActivityCardProps = {
  /** Filters the entries. Default: all. */
  of?: (entry: ActivityEntry) => boolean
  /** Keeps the height for the next visit. */
  keptHeight?: HeightOfPerson
  /** Renders the entries; by default one below the other. */
  children?: (entries: readonly NamedEntry[]) => ReactNode
}

/** Recent activity, of all brands or of some. */
export function ActivityCard({ of = () => true, keptHeight, children = oneAfterTheOther }: ActivityCardProps) {
  return (
    <QueryCard
      title={<FormattedMessage id="data.activity.title" />}
      query={recentActivityOptions()}
      skeleton={<SkeletonList rows={4} />}
      keptHeight={keptHeight}
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
