import type { IntlShape } from 'react-intl'

import { type DateValue, toInstant } from './dates'

/** Shown for missing or invalid values, instead of 'Invalid Date', NaN or Infinity. */
export const ABSENT = '—'

/** Medium style. */
const DATE = { dateStyle: 'medium' } as const

type FormatDate = Pick<IntlShape, 'formatDate'>

export function formatInstant(
  intl: FormatDate,
  value: DateValue,
  options: Parameters<IntlShape['formatDate']>[1],
): string {
  const found = toInstant(value)
  if (!found) return ABSENT
  // a calendar day is the same day in every time zone
  return intl.formatDate(found.date, found.dayOnly ? { ...options, timeZone: 'UTC' } : options)
}

export const formatDay = (intl: FormatDate, value: DateValue): string => formatInstant(intl, value, DATE)
