import type { IntlShape } from 'react-intl'

import { type DateValue, toInstant } from './dates'

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
