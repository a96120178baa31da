import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { MINUTE_MS } from '~/platform/clock'

/** The default, also used for an unknown zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris'

export function readTimeZone(value: unknown): string {
  if (typeof value !== 'string' || value === '') return DEFAULT_TIME_ZONE
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}

export type DateValue = Date | string | number | null | undefined

/** ISO 8601: a day, or a day with a time, to the second or finer, with or without a zone. */
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d+))?)?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d)?)?)?$/i

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

const store = createStore<string>()(() => DEFAULT_TIME_ZONE)

/** The time zone of every date in the interface, from the language configuration. */
export const timeZone = {
  get: store.getState,
  set: (value: unknown): void => store.setState(readTimeZone(value), true),
  reset: (): void => store.setState(DEFAULT_TIME_ZONE, true),
}

export const useTimeZone = (): string => useStore(store)
