/** F §3's default, also used for an unknown zone. */
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

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** The point in time, and whether the value is a calendar day. Undefined for an invalid date. */
export function toInstant(value: DateValue): { date: Date; dayOnly: boolean } | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  return { date, dayOnly: typeof value === 'string' && DAY_ONLY.test(value) }
}

/** The parsed date, for callers that choose between a date and words such as 'Jamais'. */
export const toDate = (value: DateValue): Date | undefined => toInstant(value)?.date
