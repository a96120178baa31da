import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { toDate, toInstant } from '~/i18n/dates'
import { calendarDay, isoDay } from '~/i18n/dates'
import { createFormats } from '~/i18n/formats'
import { createAppIntl } from '~/i18n/intl'
import { parseMessages, readMessages } from '~/i18n/read-messages'

const two = (value: number) => String(value).padStart(2, '0')
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const years = fc.integer({ min: 1970, max: 2200 })
const months = fc.integer({ min: 1, max: 12 })

describe('a date of an answer', () => {
  it('is the same day again, for every day that exists (C260)', () => {
    const days = fc
      .tuple(years, months)
      .chain(([year, month]) =>
        fc.integer({ min: 1, max: daysIn(year, month) }).map((day) => `${year}-${two(month)}-${two(day)}`),
      )
    fc.assert(
      fc.property(days, (day) => {
        expect(toInstant(day)?.dayOnly).toBe(true)
        expect(isoDay(calendarDay(day, 'Asia/Tokyo') ?? NaN)).toBe(day)
      }),
    )
  })

  it('is the same moment again, for every moment (C260)', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString()
        for (const text of [
          iso,
          iso.slice(0, -1),
          iso.replace('T', ' '),
          iso.replace('Z', '+00:00'),
          iso.toLowerCase(),
        ])
          expect(toDate(text)?.toISOString()).toBe(iso)
      }),
    )
  })

  it('is read only when the day and time exist (C260)', () => {
    const daysOff = fc
      .tuple(years, fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
      .filter(([year, month, day]) => month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
      .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
    const timesOff = fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
      .filter(([hour, minute, second]) => hour > 23 || minute > 59 || second > 59)
      .map((parts) => `2026-03-16T${parts.map(two).join(':')}Z`)
    fc.assert(
      fc.property(fc.oneof(daysOff, timesOff), (text) => {
        expect(toInstant(text)).toBeUndefined()
      }),
    )
  })

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '2026-04-31T10:00:00Z',
    '2026-03-16T25:61',
    '2026-03-16T24:00:00Z',
    '2026-03-16T10:00:00+25:00',
    '2026-3-16',
    '03/16/2026',
    '16 mars 2026',
    '0',
  ])('of %s is none, and is shown as a dash (C260)', (text) => {
    const { date, dateTime, time, relative, ago, isoDate } = formats()
    expect([date(text), dateTime(text), time(text), relative(text), ago(text), isoDate(text)]).toEqual([
      ...Array.from({ length: 5 }, () => '—'),
      '',
    ])
  })

  it.each([
    ['2026-03-16T12:00:00', '2026-03-16T12:00:00.000Z'],
    ['2026-03-16 12:00', '2026-03-16T12:00:00.000Z'],
    ['2026-03-16T12:00:00.123456', '2026-03-16T12:00:00.123Z'],
    ['2026-03-16T12:00:00+0200', '2026-03-16T10:00:00.000Z'],
    ['2026-03-16T23:30:00-05:00', '2026-03-17T04:30:00.000Z'],
    ['2026-03-16T12:00:00.5+01', '2026-03-16T11:00:00.500Z'],
    ['2026-03-16 12:00:00 +02:00', '2026-03-16T10:00:00.000Z'],
    ['2026-03-16 12:00:00 UTC', '2026-03-16T12:00:00.000Z'],
  ])('of %s is %s, as a time without a zone is UTC (C295)', (text, iso) => {
    expect(toDate(text)?.toISOString()).toBe(iso)
  })
})

const words = new Map((await parseMessages(readMessages({ 'data.justNow': 'à l’instant' }))).texts)

function formats(zone = 'Europe/Paris') {
  const messages = Object.fromEntries(words)
  return createFormats(createAppIntl({ locale: 'fr', messages, builtIn: messages, timeZone: zone }))
}

describe('a device whose clock is late', () => {
  const now = new Date('2026-03-16T23:00:00Z')
  it.each([
    ['2026-03-16T23:03:00Z', 'à l’instant'],
    ['2026-03-16T23:00:00Z', 'à l’instant'],
    ['2026-03-17T04:00:00Z', 'à l’instant'],
    ['2026-03-16T22:59:55Z', 'il y a 5 secondes'],
    ['2026-03-16T22:55:00Z', 'il y a 5 minutes'],
    // midnight has passed in Paris already
    ['2026-03-18', 'aujourd’hui'],
    ['2026-03-17', 'aujourd’hui'],
    ['2026-03-16', 'hier'],
    // no clock is that late
    ['2026-04-16T12:00:00Z', '16 avr. 2026'],
  ])('shows %s as %s, never in the future (C295)', (moment, said) => {
    expect(formats().ago(moment, now)).toBe(said)
  })
})

describe('a browser that orders the parts of a date in its own way', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each(['03/16/2026', '16.3.2026', '2026年3月16日', '٢٠٢٦-٠٣-١٦'])(
    'shows the day from its parts, not from %s (C295)',
    (shape) => {
      // the types do not say that it is a getter
      const formatter = Intl.DateTimeFormat.prototype as unknown as { readonly format: object }
      vi.spyOn(formatter, 'format', 'get').mockReturnValue(() => shape)
      // a zone of its own: formatters are kept
      expect(calendarDay('2026-03-16T23:30:00Z', 'Asia/Tokyo')).toBe(Date.UTC(2026, 2, 17))
    },
  )
})
