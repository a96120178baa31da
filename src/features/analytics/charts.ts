import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import type { ChartPoint } from '~/design/data/chart'
import { toDate } from '~/i18n/dates'

const MOST_BRANDS = 10
export const DAYS = 14

/** The brands with the most people first. */
export const peoplePoints = (brands: readonly Pick<Brand, 'id' | 'name' | 'users_count'>[]): ChartPoint[] =>
  brands
    .toSorted((one, other) => other.users_count - one.users_count || one.name.localeCompare(other.name))
    .slice(0, MOST_BRANDS)
    .map(({ id, name, users_count: value }) => ({ id, name, value }))

type Day = { key: string; name: string; fullName: string }

/**
 * How much happened on each of the last days, today last; no point where nothing happened in all of them.
 * @param dayOf how the reader's time zone calls the day of a moment; the same `key` is the same day
 */
export function activityPoints(
  entries: readonly ActivityEntry[],
  now: Date,
  dayOf: (moment: Date) => Day,
): ChartPoint[] {
  const days = new Map<string, ChartPoint>()
  for (let back = DAYS - 1; back >= 0; back--) {
    const noon = new Date(now)
    // noon is the same day on either side of a change of the clock
    noon.setUTCHours(12, 0, 0, 0)
    const { key, name, fullName } = dayOf(new Date(noon.getTime() - back * 24 * 3_600_000))
    days.set(key, { id: key, name, fullName, value: 0 })
  }
  let found = 0
  for (const { created_at } of entries) {
    const moment = toDate(created_at)
    const point = moment && days.get(dayOf(moment).key)
    if (!point) continue
    point.value += 1
    found += 1
  }
  return found === 0 ? [] : [...days.values()]
}
