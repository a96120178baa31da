import { FormattedMessage, useIntl } from 'react-intl'

import { listBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import { LARGEST_PAGE } from '~/api/list-pages'
import { Chart, type ChartPoint, SkeletonChart } from '~/design/data/Chart'
import { Muted } from '~/design/layout/Text'
import { recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { useNow } from '~/features/shared/Moment'
import { QueryCard } from '~/features/shared/queries/QuerySection'
import { Reserved, SectionCard } from '~/features/shared/Section'
import { USER_COUNT, userCount } from '~/features/shared/user/user-texts'
import { calendarDay, type DateValue, isoDay } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { DAY_MS } from '~/platform/clock'

const MOST_BRANDS = 10
export const DAYS = 14

/**
 * The brands with the most users first, without those whose number is not known. Brands with as many are sorted by name
 * in the language of the interface.
 */
export function userPoints(brands: readonly Brand[], language: string): ChartPoint[] {
  const { compare } = new Intl.Collator(language)
  return brands
    .flatMap((brand) => {
      const value = userCount(brand)
      return value === null ? [] : [{ id: brand.id, name: brand.name, value }]
    })
    .toSorted((one, other) => other.value - one.value || compare(one.name, other.name))
    .slice(0, MOST_BRANDS)
}

type Reader = {
  /** The day of a moment in the user's time zone, in milliseconds: days differ by multiples of `DAY_MS`. */
  dayOf: (moment: DateValue) => number | undefined
  nameOf: (day: number) => Pick<ChartPoint, 'name' | 'fullName'>
}

type ActivityPoints = {
  /**
   * One for each of the last days, today last. None if nothing happened on any of them. Those that are not known are left
   * out where they are more than half.
   */
  points: ChartPoint[]
  /** The day of the oldest entry, if days before it are among the last ones: their values are not known. */
  since: number | undefined
}

/**
 * The number of events on each of the last days.
 * @param entries the latest that the server sent; it may have more, so that nothing is known of the days before
 */
export function activityPoints(
  entries: readonly ActivityEntry[],
  isMeant: (entry: ActivityEntry) => boolean,
  now: DateValue,
  { dayOf, nameOf }: Reader,
): ActivityPoints {
  const dated = entries.flatMap((entry) => {
    const day = dayOf(entry.created_at)
    return day === undefined ? [] : [{ entry, day }]
  })
  // the clock of the device may be late, by days: what the server tells has happened
  const ownToday = dayOf(now) ?? 0
  const isLikely = (day: number) => day < ownToday + DAYS * DAY_MS
  const today = Math.max(ownToday, ...dated.map(({ day }) => day).filter(isLikely))
  const first = today - (DAYS - 1) * DAY_MS
  const oldest = Math.min(...dated.map(({ day }) => day))
  const since = oldest > first && oldest <= today ? oldest : undefined
  const counts = new Map<number, number>()
  for (let day = first; day <= today; day += DAY_MS) counts.set(day, 0)
  for (const { entry, day } of dated) {
    const count = counts.get(day)
    if (count !== undefined && isMeant(entry)) counts.set(day, count + 1)
  }
  if (since === undefined && [...counts.values()].every((count) => count === 0)) return { points: [], since }
  const begin = since ?? first
  const points = Array.from(counts, ([day, value]) => ({ id: day, ...nameOf(day), value: day < begin ? null : value }))
  const known = points.filter(({ value }) => value !== null)
  return { points: known.length < DAYS / 2 ? known : points, since }
}

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
      {({ results = [] }) => {
        const { points, since } = activityPoints(results, of, now, reader)
        return (
          <>
            {points.length > 0 && (
              <Muted as="p" size="small" mb={1}>
                {since === undefined ? (
                  <FormattedMessage id="figures.activity.days" />
                ) : (
                  <FormattedMessage
                    id="figures.activity.since"
                    values={{ count: results.length, date: date(isoDay(since)) }}
                  />
                )}
              </Muted>
            )}
            <Chart
              label={title}
              heads={[
                intl.formatMessage({ id: 'figures.activity.day' }),
                intl.formatMessage({ id: 'figures.activity.count' }),
              ]}
              points={points}
              formatValue={number}
              unknown={intl.formatMessage({ id: 'figures.activity.unknown' })}
              empty={
                <Muted as="p">
                  <FormattedMessage id="figures.activity.none" />
                </Muted>
              }
            />
          </>
        )
      }}
    </QueryCard>
  )
}

/** The brands with the most users, as far as the provider sorts them. */
export const largestBrandsOptions = () =>
  listBrandsOptions({ query: { ordering: `-${USER_COUNT}`, page_size: LARGEST_PAGE } })

/** The number of users in each of the largest brands. */
export function UsersChart() {
  const intl = useIntl()
  const { number } = useFormats()
  const title = intl.formatMessage({ id: 'figures.people.title' })
  return (
    <QueryCard
      title={title}
      query={largestBrandsOptions()}
      skeleton={<SkeletonChart bars={MOST_BRANDS} horizontal />}
      failed="brands.list.failed"
      denied={<Reserved reason="figures.denied" />}
    >
      {({ results }) => {
        const points = userPoints(results, intl.locale)
        return (
          <>
            {points.length > 0 && (
              <Muted as="p" size="small" mb={1}>
                <FormattedMessage id="figures.people.most" values={{ count: points.length }} />
              </Muted>
            )}
            <Chart
              horizontal
              label={title}
              heads={[
                intl.formatMessage({ id: 'figures.people.brand' }),
                intl.formatMessage({ id: 'figures.people.count' }),
              ]}
              points={points}
              formatValue={number}
              empty={
                <Muted as="p">
                  <FormattedMessage id="figures.none" />
                </Muted>
              }
            />
          </>
        )
      }}
    </QueryCard>
  )
}
