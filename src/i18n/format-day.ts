import type { IntlShape } from 'react-intl'

import { toInstant, type DateValue } from './dates'

/** Shown for missing or invalid values, instead of 'Invalid Date', NaN or Infinity. */
export const ABSENT = '—'

/** F §9: medium style. */
const DATE = { dateStyle: 'medium' } as const

type FormatDate = Pick<IntlShape, 'locale' | 'formatDate'>

/** The first of a month, where the day is the first word of a date. */
const FIRST = /^1(?=\s\p{Letter})/u

/** In French the first of a month is an ordinal, '1er déc. 2026', which Intl leaves out. */
const withFirst = (locale: string, date: string): string => (locale === 'fr' ? date.replace(FIRST, '1er') : date)

export function formatInstant(
  intl: FormatDate,
  value: DateValue,
  options: Parameters<IntlShape['formatDate']>[1],
): string {
  const found = toInstant(value)
  if (!found) return ABSENT
  // a calendar day is the same day in every time zone
  const date = intl.formatDate(found.date, found.dayOnly ? { ...options, timeZone: 'UTC' } : options)
  return withFirst(intl.locale, date)
}

export const formatDay = (intl: FormatDate, value: DateValue): string => formatInstant(intl, value, DATE)
