import { FormattedMessage, useIntl } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Chart, SkeletonChart } from '~/design/data/Chart'
import { Muted } from '~/design/layout/Text'
import { recentActivityOptions } from '~/features/shared/activity/activity-queries'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { Reserved } from '~/features/shared/Reserved'
import { SectionCard } from '~/features/shared/SectionCard'
import { useNow } from '~/features/shared/use-now'
import type { DateValue } from '~/i18n/dates'
import { calendarDay, isoDay } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'

import { activityPoints, DAYS } from './charts'

type ActivityChartProps = {
  /** Which entries count; undefined until that is known. */
  of: ((entry: ActivityEntry) => boolean) | undefined
}

const skeleton = <SkeletonChart bars={DAYS} />

/** The number of events on each of the last days, for all brands or for one. */
export function ActivityChart({ of }: ActivityChartProps) {
  const intl = useIntl()
  const { number, date } = useFormats()
  const now = useNow()
  const title = intl.formatMessage({ id: 'figures.activity.title' })
  const reader = {
    dayOf: (moment: DateValue) => calendarDay(moment, intl.timeZone),
    nameOf: (day: number) => ({
      name: intl.formatDate(day, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
      fullName: date(isoDay(day)),
    }),
  }
  if (!of) return <SectionCard title={title}>{skeleton}</SectionCard>
  return (
    <QueryCard
      title={title}
      query={recentActivityOptions()}
      skeleton={skeleton}
      failed="brands.activity.failed"
      denied={<Reserved reason="figures.denied" />}
    >
      {({ results = [] }) => (
        <Chart
          label={title}
          heads={[
            intl.formatMessage({ id: 'figures.activity.day' }),
            intl.formatMessage({ id: 'figures.activity.count' }),
          ]}
          points={activityPoints(results.filter(of), now, reader)}
          formatValue={number}
          empty={
            <Muted as="p">
              <FormattedMessage id="figures.activity.none" />
            </Muted>
          }
        />
      )}
    </QueryCard>
  )
}
