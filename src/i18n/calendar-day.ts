import { DAY_MS } from '~/platform/durations'

import { readTimeZone, toInstant, utcDay, type DateValue } from './dates'

const PARTS = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
/** By time zone as given: creating a formatter costs more than using it a hundred times. */
const formatters = new Map<unknown, Intl.DateTimeFormat>()

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  // an unknown time zone counts as the default one (C295)
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...PARTS, timeZone: readTimeZone(timeZone) })
  formatters.set(timeZone, made)
  return made
}

/**
 * The calendar day of a moment in a time zone, as UTC midnight in milliseconds. Two days differ by a multiple of
 * `DAY_MS`, even when the clocks change between them. Undefined for an invalid date.
 */
export function calendarDay(value: DateValue, timeZone: string | undefined): number | undefined {
  const found = toInstant(value)
  if (!found) return undefined
  // a calendar day is the same day in every time zone
  if (found.dayOnly) return found.date.getTime()
  // by name: the order of the parts is up to the browser
  const parts = formatterOf(timeZone).formatToParts(found.date)
  const read = (name: keyof typeof PARTS) => Number(parts.find(({ type }) => type === name)?.value)
  return utcDay(read('year'), read('month'), read('day'))
}

/** A calendar day as ISO 8601. */
export const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10)

/**
 * Milliseconds until `end`, 0 or less once it has passed. For a date without a time: from the start of today to the end
 * of that day, in the time zone. Undefined for an invalid date.
 */
export function timeLeft(end: DateValue, now: number, timeZone: string): number | undefined {
  const found = toInstant(end)
  const today = calendarDay(now, timeZone)
  if (!found || today === undefined) return undefined
  const at = found.date.getTime()
  return found.dayOnly ? at + DAY_MS - today : at - now
}
