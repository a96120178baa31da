import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFAULT_TIME_ZONE, readTimeZone, toDate } from '~/i18n/dates'
import { createFormats } from '~/i18n/formats'
import { createAppIntl } from '~/i18n/intl'
import { LOCALES, type Locale } from '~/i18n/locales'

const formatsOf = (locale: Locale, zone: unknown = 'Europe/Paris') =>
  createFormats(createAppIntl({ locale, messages: {}, builtIn: {}, timeZone: readTimeZone(zone) }))

/** The kind of space is up to Intl. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const NOON = '2026-03-16T12:00:00Z'

describe('a date', () => {
  it.each([
    ['fr', '16 mars 2026', '16 mars 2026, 13:00'],
    ['en', 'Mar 16, 2026', 'Mar 16, 2026, 1:00 PM'],
    ['es', '16 mar 2026', '16 mar 2026, 13:00'],
    ['de', '16.03.2026', '16.03.2026, 13:00'],
    ['it', '16 mar 2026', '16 mar 2026, 13:00'],
  ] as const)('is in medium style in %s (LAN-26, LAN-35, C295)', (locale, date, dateTime) => {
    const formats = formatsOf(locale)
    expect(plain(formats.date(NOON))).toBe(date)
    expect(plain(formats.dateTime(NOON))).toBe(dateTime)
  })

  it('uses the user’s time zone (LAN-35)', () => {
    const late = '2026-03-16T23:30:00Z'
    expect(formatsOf('fr').date(late)).toBe('17 mars 2026')
    expect(formatsOf('fr', 'America/New_York').date(late)).toBe('16 mars 2026')
    expect(formatsOf('fr', 'Asia/Tokyo').time(late)).toBe('08:30')
  })

  it('in a file is ISO 8601, of the user’s time zone too (LAN-35, C260)', () => {
    const late = '2026-03-31T22:30:00Z'
    expect(formatsOf('fr').isoDate(late)).toBe('2026-04-01')
    expect(formatsOf('de', 'America/New_York').isoDate(late)).toBe('2026-03-31')
    expect(formatsOf('fr', 'America/New_York').isoDate('2026-03-31')).toBe('2026-03-31')
    for (const value of [undefined, null, '', 'demain']) expect(formatsOf('fr').isoDate(value)).toBe('')
  })

  it('is right around daylight saving time (C295)', () => {
    const { dateTime } = formatsOf('fr')
    expect(plain(dateTime('2026-03-29T00:59:59Z'))).toBe('29 mars 2026, 01:59')
    expect(plain(dateTime('2026-03-29T01:00:00Z'))).toBe('29 mars 2026, 03:00')
    expect(plain(dateTime('2026-03-29T02:30:00+01:00'))).toBe('29 mars 2026, 03:30')
    expect(plain(dateTime('2026-10-25T00:30:00Z'))).toBe('25 oct. 2026, 02:30')
    expect(plain(dateTime('2026-10-25T01:30:00Z'))).toBe('25 oct. 2026, 02:30')
  })

  it.each(['Mars/Olympus', '', '<script>', null, undefined, 7, {}])(
    'has Paris time for an unknown time zone (%s) (C295)',
    (zone) => {
      expect(readTimeZone(zone)).toBe(DEFAULT_TIME_ZONE)
      expect(formatsOf('fr', zone).time(NOON)).toBe('13:00')
    },
  )

  it('has the first of a month in French with its ending, and no other day (LAN-35)', () => {
    expect(formatsOf('fr').date('2026-12-01')).toMatch(/^1er\sdéc\.\s2026$/u)
    expect(formatsOf('fr').dateTime('2026-12-01T09:00:00Z')).toMatch(/^1er\sdéc\./u)
    expect(formatsOf('fr').date('2026-12-11')).toMatch(/^11\sdéc/u)
    expect(formatsOf('it').date('2026-12-01')).toMatch(/^1\sdic/u)
  })

  it('a calendar day is the same in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Paris'])
      expect(formatsOf('fr', zone).date('2026-03-29')).toBe('29 mars 2026')
  })

  it.each(['Pacific/Kiritimati', 'America/New_York', 'Europe/Paris'])(
    'without a time is shown without one, in %s (C295)',
    (zone) => {
      const { dateTime, time } = formatsOf('fr', zone)
      expect([dateTime('2026-03-29'), time('2026-03-29')]).toEqual(['29 mars 2026', '—'])
    },
  )

  it.each([undefined, null, '', 'demain', '2026-13-45', Number.NaN, new Date('x')])(
    'of %s is a dash, never Invalid Date (C260)',
    (value) => {
      const formats = formatsOf('fr')
      expect([formats.date(value), formats.dateTime(value), formats.time(value), formats.relative(value)]).toEqual([
        '—',
        '—',
        '—',
        '—',
      ])
      expect(toDate(value)).toBeUndefined()
    },
  )

  it.each(LOCALES)('of any input is a date or a dash in %s (C295)', (locale) => {
    const formats = formatsOf(locale)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.date({ noInvalidDate: false }), fc.constant(null)), (value) => {
        expect(`${formats.date(value)}${formats.dateTime(value)}${formats.relative(value)}`).not.toMatch(
          /invalid|NaN|undefined/i,
        )
      }),
    )
  })
})

/** In March. */
const OFFSETS: Record<string, string> = {
  'Pacific/Kiritimati': '+14:00',
  'America/New_York': '-04:00',
  'Europe/Paris': '+01:00',
}

describe('a relative time', () => {
  const now = new Date(NOON)
  it.each([
    ['2026-03-16T12:00:05Z', 'dans 5 secondes'],
    ['2026-03-16T11:55:00Z', 'il y a 5 minutes'],
    ['2026-03-16T15:00:00Z', 'dans 3 heures'],
    ['2026-03-15T12:00:00Z', 'hier'],
    ['2026-03-19T12:00:00Z', 'dans 3 jours'],
    ['2026-05-16T12:00:00Z', 'dans 2 mois'],
    ['2024-03-16T12:00:00Z', 'il y a 2 ans'],
    ['2026-03-16T12:00:00Z', 'maintenant'],
    ['2026-03-16T11:00:01Z', 'il y a 59 minutes'],
    ['2026-03-15T12:00:01Z', 'il y a 23 heures'],
    ['2026-02-10T12:00:00Z', 'il y a 1 mois'],
    ['2025-02-16T12:00:00Z', 'il y a 1 an'],
  ])('of %s is %s', (moment, words) => {
    expect(plain(formatsOf('fr').relative(moment, now))).toBe(words)
  })

  it.each([
    // Tuesday morning, in Paris
    ['2026-03-17T07:00:00Z', '2026-03-16T06:00:00Z', 'hier'],
    ['2026-03-17T07:00:00Z', '2026-03-15T22:00:00Z', 'avant-hier'],
    ['2026-03-17T20:00:00Z', '2026-03-19T08:00:00Z', 'après-demain'],
    ['2026-03-17T20:00:00Z', '2026-03-18T21:00:00Z', 'demain'],
    // the clocks change between them
    ['2026-03-30T22:30:00Z', '2026-03-28T23:30:00Z', 'avant-hier'],
    ['2026-10-26T22:30:00Z', '2026-10-24T22:30:00Z', 'hier'],
  ])('counts by the calendar: at %s, %s is %s (C295)', (then, moment, words) => {
    expect(formatsOf('fr').relative(moment, new Date(then))).toBe(words)
  })

  it.each([
    ['2026-03-16', 'aujourd’hui'],
    ['2026-03-17', 'demain'],
    ['2026-03-15', 'hier'],
    ['2026-03-20', 'dans 4 jours'],
    // counted from the day, not from the hour: a month on every clock
    ['2026-04-16', 'dans 1 mois'],
    ['2026-06-16', 'dans 3 mois'],
  ])('of a day without a time, %s, is in days: %s (C295)', (day, words) => {
    for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Europe/Paris'])
      for (const hour of ['06:00', '21:00'])
        expect(formatsOf('fr', zone).relative(day, new Date(`2026-03-16T${hour}:00${OFFSETS[zone]}`))).toBe(words)
  })
})

describe('a number', () => {
  it.each([
    ['fr', '95 €', '1 450 €', '95,50 €'],
    ['en', '€95', '€1,450', '€95.50'],
    ['es', '95 €', '1450 €', '95,50 €'],
    ['de', '95 €', '1.450 €', '95,50 €'],
    ['it', '95 €', '1450 €', '95,50 €'],
  ] as const)(
    'is a price in euros in %s, with cents only when there are some (LAN-26)',
    (locale, whole, thousand, cents) => {
      const { price } = formatsOf(locale)
      expect([price(95), price(1450), price(95.5)].map(plain)).toEqual([whole, thousand, cents])
    },
  )

  it('is a price rounded to cents', () => {
    const { price } = formatsOf('fr')
    expect([price(95.001), price(94.999), price(0), price(-0.001), price(0.1 + 0.2)].map(plain)).toEqual([
      '95 €',
      '95 €',
      '0 €',
      '0 €',
      '0,30 €',
    ])
  })

  it.each([
    ['fr', '1 234,5', '25 %', 'A, B et C'],
    ['en', '1,234.5', '25%', 'A, B, and C'],
    ['es', '1234,5', '25 %', 'A, B y C'],
    ['de', '1.234,5', '25 %', 'A, B und C'],
    ['it', '1234,5', '25%', 'A, B e C'],
  ] as const)(
    'has the form of its language in %s, and so have percentages and lists (C295)',
    (locale, number, percent, list) => {
      const formats = formatsOf(locale)
      expect([formats.number(1234.5), formats.percent(0.25), formats.list(['A', 'B', 'C'])].map(plain)).toEqual([
        number,
        percent,
        list,
      ])
    },
  )

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])('of %s is a dash', (value) => {
    const formats = formatsOf('fr')
    expect([formats.number(value), formats.percent(value), formats.price(value)]).toEqual(['—', '—', '—'])
  })
})
