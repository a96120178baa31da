import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import type { ChartPoint } from '~/design/data/Chart'
import type { DateValue } from '~/i18n/dates'
import { DAY_MS } from '~/platform/clock'

export const MOST_BRANDS = 10
export const DAYS = 14

/**
 * The brands with the most people first, without those whose number is not known. Brands with as many are sorted by name
 * in the language of the interface.
 */
export function peoplePoints(
  brands: readonly Pick<Brand, 'id' | 'name' | 'users_count'>[],
  language: string,
): ChartPoint[] {
  const { compare } = new Intl.Collator(language)
  return brands
    .flatMap(({ id, name, users_count: value }) => (value === null ? [] : [{ id, name, value }]))
    .toSorted((one, other) => other.value - one.value || compare(one.name, other.name))
    .slice(0, MOST_BRANDS)
}

type Reader = {
  /** The day of a moment in the user's time zone, in milliseconds: days differ by multiples of `DAY_MS`. */
  dayOf: (moment: DateValue) => number | undefined
  nameOf: (day: number) => Pick<ChartPoint, 'name' | 'fullName'>
}

/** The number of events on each of the last days, today last. No points if nothing happened on any of them. */
export function activityPoints(
  entries: readonly ActivityEntry[],
  now: DateValue,
  { dayOf, nameOf }: Reader,
): ChartPoint[] {
  const today = dayOf(now) ?? 0
  const counts = new Map<number, number>()
  for (let back = DAYS - 1; back >= 0; back--) counts.set(today - back * DAY_MS, 0)
  let found = 0
  for (const { created_at } of entries) {
    const day = dayOf(created_at)
    const count = day === undefined ? undefined : counts.get(day)
    if (day === undefined || count === undefined) continue
    counts.set(day, count + 1)
    found += 1
  }
  return found === 0 ? [] : Array.from(counts, ([day, value]) => ({ id: day, ...nameOf(day), value }))
}
