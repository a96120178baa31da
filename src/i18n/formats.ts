import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'

import { toInstant, type DateValue } from './dates'
import { ABSENT, formatDay, formatInstant } from './format-day'

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

/** Everything a person reads as date, number or price: by the interface language, the user's time zone, in euros. */
export function createFormats(
  intl: Pick<IntlShape, 'formatDate' | 'formatNumber' | 'formatRelativeTime' | 'formatList'>,
) {
  return {
    date: (value: DateValue): string => formatDay(intl, value),
    dateTime: (value: DateValue): string => formatInstant(intl, value, DATE_TIME),
    time: (value: DateValue): string => formatInstant(intl, value, TIME),
    number: (value: number | null | undefined): string => (isNumber(value) ? intl.formatNumber(value) : ABSENT),
    /** `0.25` gives 25 %. */
    percent: (ratio: number | null | undefined): string =>
      isNumber(ratio) ? intl.formatNumber(ratio, { style: 'percent', maximumFractionDigits: 0 }) : ABSENT,
    /** Euros; cents only when there are some (decision 30). */
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
    /** 'dans 3 jours', 'hier': in the largest fitting unit. */
    relative: (value: DateValue, now: Date = new Date()): string => {
      const found = toInstant(value)
      if (!found) return ABSENT
      const seconds = (found.date.getTime() - now.getTime()) / 1000
      const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
      return intl.formatRelativeTime(Math.round(seconds / size), unit, { numeric: 'auto' })
    },
    list: (items: readonly string[]): string => intl.formatList(items),
  }
}

export type Formats = ReturnType<typeof createFormats>

export function useFormats(): Formats {
  const intl = useIntl()
  return useMemo(() => createFormats(intl), [intl])
}
