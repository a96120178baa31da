import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { DAY_MS } from '~/platform/clock'

import { calendarDay, type DateValue, isoDay, toInstant, ABSENT, formatDay, formatInstant } from './dates'

const CURRENCY = 'EUR'
const DATE_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const
const TIME = { timeStyle: 'short' } as const

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value)

/** Formats dates, numbers and prices for the interface language and the user's time zone. Prices are in euros. */
export function createFormats(
  intl: Pick<
    IntlShape,
    'formatDate' | 'formatNumber' | 'formatRelativeTime' | 'formatList' | 'formatMessage' | 'timeZone' | 'locale'
  >,
) {
  const dayOf = (value: DateValue) => calendarDay(value, intl.timeZone)

  /** 'dans 3 jours', 'hier': in the largest fitting unit. Days are those of the calendar. */
  const relative = (value: DateValue, now: Date = new Date()): string => {
    const found = toInstant(value)
    const [day, today] = [dayOf(value), dayOf(now)]
    if (!found || day === undefined || today === undefined) return ABSENT
    const from = found.dayOnly ? today : now.getTime()
    const seconds = (found.date.getTime() - from) / 1000
    const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
    if (unit === 'day' || (found.dayOnly && size < DAY_MS / 1000))
      return intl.formatRelativeTime((day - today) / DAY_MS, 'day', { numeric: 'auto' })
    // not rounded up: '60 minutes' and '24 hours' belong to the next unit
    const whole = unit === 'month' || unit === 'year' ? Math.round : Math.trunc
    // never 'last month': the date may be in the month before that
    return intl.formatRelativeTime(whole(seconds / size) || 0, unit, {
      numeric: unit === 'second' ? 'auto' : 'always',
    })
  }

  return {
    date: (value: DateValue): string => formatDay(intl, value),
    /** Only the date for a day without a time. */
    dateTime: (value: DateValue): string =>
      toInstant(value)?.dayOnly ? formatDay(intl, value) : formatInstant(intl, value, DATE_TIME),
    time: (value: DateValue): string => (toInstant(value)?.dayOnly ? ABSENT : formatInstant(intl, value, TIME)),
    /** ISO 8601, for files: every spreadsheet reads it. Empty for an invalid date. */
    isoDate: (value: DateValue): string => {
      const day = dayOf(value)
      return day === undefined ? '' : isoDay(day)
    },
    number: (value: number | null | undefined): string => (isNumber(value) ? intl.formatNumber(value) : ABSENT),
    /** `0.25` gives 25 %. */
    percent: (ratio: number | null | undefined): string =>
      isNumber(ratio) ? intl.formatNumber(ratio, { style: 'percent', maximumFractionDigits: 0 }) : ABSENT,
    /** Euros; cents only when there are some. */
    price: (amount: number | null | undefined): string => {
      if (!isNumber(amount)) return ABSENT
      const cents = Math.round(amount * 100) || 0
      const digits = cents % 100 === 0 ? 0 : 2
      return intl.formatNumber(cents / 100, {
        style: 'currency',
        currency: CURRENCY,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
    },
    relative,
    /** How long ago something happened: never in the future, however late this device's clock is. */
    ago: (value: DateValue, now: Date = new Date()): string => {
      const found = toInstant(value)
      if (!found) return ABSENT
      const ahead = found.dayOnly ? (dayOf(value) ?? 0) - (dayOf(now) ?? 0) : found.date.getTime() - now.getTime()
      // no clock is that wrong: show the date as it is
      if (ahead > DAY_MS) return formatDay(intl, value)
      if (found.dayOnly) return ahead > 0 ? relative(isoDay(dayOf(now) ?? 0), now) : relative(value, now)
      return ahead > -1000 ? intl.formatMessage({ id: 'data.justNow' }) : relative(value, now)
    },
    list: (items: readonly string[]): string => intl.formatList(items),
  }
}

export type Formats = ReturnType<typeof createFormats>

export function useFormats(): Formats {
  const intl = useIntl()
  return useMemo(() => createFormats(intl), [intl])
}
