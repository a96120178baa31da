import type { IntlShape } from 'react-intl'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { DAY_MS, MINUTE_MS } from '~/platform/clock'

/** The default, also used for an unknown zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris'

export function readTimeZone(value: unknown): string {
  // known to be valid: to check a zone makes an object of Intl, which costs a page 17 ms
  if (typeof value !== 'string' || value === '' || value === DEFAULT_TIME_ZONE) return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}

export type DateValue = Date | string | number | null | undefined

/** ISO 8601: a day, or a day with a time, to the second or finer, with or without a zone. */
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d+))?)? ?(?:Z|UTC|GMT|([+-])([01]\d|2[0-3]):?([0-5]\d)?)?)?$/i

/** Midnight UTC of a day in milliseconds; undefined for a day that does not exist, such as 30 February. */
export function utcDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(0)
  // `Date.UTC` takes the year 26 for 1926
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}

/** Browsers turn days that do not exist into others, and read times without a zone as their own: those are UTC. */
function readIso(text: string): { date: Date; dayOnly: boolean } | undefined {
  const found = ISO.exec(text.trim())
  if (!found) return undefined
  const [, year, month, day, hour, minute = 0, second = 0, fraction = '', sign, zoneHour = 0, zoneMinute = 0] = found
  const midnight = utcDay(Number(year), Number(month), Number(day))
  if (midnight === undefined) return undefined
  const ahead = (sign === '-' ? -1 : 1) * (Number(zoneHour) * 60 + Number(zoneMinute))
  const minutes = Number(hour ?? 0) * 60 + Number(minute) - ahead
  const ms = Math.trunc(Number(`0.${fraction}0`) * 1000)
  return {
    date: new Date(midnight + minutes * MINUTE_MS + Number(second) * 1000 + ms),
    dayOnly: hour === undefined,
  }
}

/** The point in time, and whether the value is a calendar day. Undefined for an invalid date. */
export function toInstant(value: DateValue): { date: Date; dayOnly: boolean } | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return readIso(value)
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : { date, dayOnly: false }
}

/** The parsed date, for callers that choose between a date and words such as 'Jamais'. */
export const toDate = (value: DateValue): Date | undefined => toInstant(value)?.date

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
  if (!found) return undefined
  const at = found.date.getTime()
  if (!found.dayOnly) return at - now
  const today = calendarDay(now, timeZone)
  return today === undefined ? undefined : at + DAY_MS - today
}

/** Shown for missing or invalid values, instead of 'Invalid Date', NaN or Infinity. */
export const ABSENT = '—'

/** Medium style. */
const DATE = { dateStyle: 'medium' } as const

type FormatDate = Pick<IntlShape, 'formatDate' | 'locale'>

export function formatInstant(
  intl: FormatDate,
  value: DateValue,
  options: Parameters<IntlShape['formatDate']>[1],
): string {
  const found = toInstant(value)
  if (!found) return ABSENT
  // a calendar day is the same day in every time zone
  const text = intl.formatDate(found.date, found.dayOnly ? { ...options, timeZone: 'UTC' } : options)
  // `Intl` does not write '1er'
  return intl.locale.startsWith('fr') ? text.replace(/^1(?=\s\p{L})/u, '1er') : text
}

export const formatDay = (intl: FormatDate, value: DateValue): string => formatInstant(intl, value, DATE)

const store = createStore<string>()(() => DEFAULT_TIME_ZONE)

/** The time zone of every date in the interface, from the language configuration. */
export const timeZone = {
  get: store.getState,
  set: (value: unknown): void => store.setState(readTimeZone(value), true),
  reset: (): void => store.setState(DEFAULT_TIME_ZONE, true),
}

export const useTimeZone = (): string => useStore(store)
