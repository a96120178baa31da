import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { readAnalyticsSearch } from '~/features/analytics/AnalyticsScreen'
import { activityPoints, DAYS, userPoints } from '~/features/analytics/charts'
import { calendarDay, type DateValue, isoDay } from '~/i18n/dates'

import { aBrand, withUsers } from '../../../../stories/support/a-brand'

const NOW = new Date('2026-03-16T09:00:00Z')
const brand = (id: number, users: number | null) => ({ ...aBrand(id), ...withUsers(users) })
const readerIn = (timeZone: string) => ({
  dayOf: (moment: DateValue) => calendarDay(moment, timeZone),
  nameOf: (day: number) => ({ name: isoDay(day).slice(8), fullName: isoDay(day) }),
})
const reader = readerIn('UTC')
const on = (...moments: string[]): ActivityEntry[] => moments.map((created_at) => ({ created_at }))

describe('the chart of users by brand', () => {
  it('has the ten brands with the most users, the most first (DSH-04)', () => {
    const points = userPoints(
      Array.from({ length: 12 }, (_, at) => brand(at + 1, at)),
      'fr',
    )
    expect(points.map(({ value }) => value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  it('sorts brands with equal figures by name, and shows a single brand too', () => {
    expect(userPoints([brand(2, 3), brand(1, 3)], 'fr').map(({ id }) => id)).toEqual([1, 2])
    expect(userPoints([brand(1, 0)], 'fr')).toHaveLength(1)
  })

  it('has no bar for a brand whose figure is not known (decision 6)', () => {
    expect(userPoints([brand(1, null), brand(2, 1)], 'fr').map(({ id }) => id)).toEqual([2])
  })
})

describe('the names of brands', () => {
  it.each([
    ['fr', ['Ñandú', 'Nubes']],
    ['es', ['Nubes', 'Ñandú']],
  ])('are sorted as the interface language sorts, %s', (language, names) => {
    const points = userPoints(
      [
        { ...brand(1, 3), name: 'Ñandú' },
        { ...brand(2, 3), name: 'Nubes' },
      ],
      language,
    )
    expect(points.map(({ name }) => name)).toEqual(names)
  })
})

const all = () => true
const OLD = '2026-02-01T12:00:00Z'
const valuesOf = (entries: readonly ActivityEntry[], isMeant: (entry: ActivityEntry) => boolean = all) =>
  activityPoints(entries, isMeant, NOW, reader).points.map(({ value }) => value)

describe('the chart of activity by day', () => {
  it('has fourteen days, today last (DSH-04)', () => {
    const { points } = activityPoints(
      on('2026-03-16T08:00:00Z', '2026-03-16T07:00:00Z', '2026-03-03T12:00:00Z'),
      all,
      NOW,
      reader,
    )
    expect(points).toHaveLength(DAYS)
    expect(points.at(-1)).toMatchObject({ fullName: '2026-03-16', value: 2 })
    expect(points[0]).toMatchObject({ fullName: '2026-03-03', value: 1 })
  })

  it('does not know the days before the oldest entry that was sent (DSH-04)', () => {
    const entries = on('2026-03-16T08:00:00Z', '2026-03-10T07:00:00Z')
    const unknown = Array.from({ length: 7 }, () => null)
    expect(valuesOf(entries)).toEqual([...unknown, 1, 0, 0, 0, 0, 0, 1])
    expect(activityPoints(entries, all, NOW, reader).since).toBe(Date.parse('2026-03-10'))
    // of one brand without an entry, nothing else is known
    expect(valuesOf(entries, () => false)).toEqual([...unknown, 0, 0, 0, 0, 0, 0, 0])
  })

  it('begins with the oldest entry where most days are not known (DSH-04)', () => {
    const entries = on('2026-03-16T08:00:00Z', '2026-03-11T07:00:00Z')
    expect(valuesOf(entries)).toEqual([1, 0, 0, 0, 0, 1])
    expect(activityPoints(entries, all, NOW, reader).points[0]).toMatchObject({ fullName: '2026-03-11' })
    expect(activityPoints(entries, all, NOW, reader).since).toBe(Date.parse('2026-03-11'))
    expect(valuesOf(on('2026-03-16T08:00:00Z'))).toEqual([1])
  })

  it('knows all days when the entries reach further back (DSH-04)', () => {
    const entries = on('2026-03-16T08:00:00Z', OLD)
    expect(valuesOf(entries)).toEqual([...Array.from({ length: 13 }, () => 0), 1])
    expect(activityPoints(entries, all, NOW, reader).since).toBeUndefined()
  })

  it.each([
    ['half past midnight, in Paris', '2026-03-16T23:30:00Z', 'Europe/Paris', '2026-03-17'],
    ['the evening, west of it', '2026-03-17T02:00:00Z', 'America/Los_Angeles', '2026-03-16'],
    ['half past midnight, far in the east', '2026-03-16T11:30:00Z', 'Pacific/Auckland', '2026-03-17'],
  ])('ends with the reader’s today at %s (LAN-35, C295)', (_when, now, zone, today) => {
    const { points } = activityPoints(on(now, OLD), all, new Date(now), readerIn(zone))
    expect(points).toHaveLength(DAYS)
    expect(points.at(-1)).toMatchObject({ fullName: today, value: 1 })
  })

  it('ends with the newest entry where the clock of the device is late (DSH-04)', () => {
    const { points } = activityPoints(on('2026-03-17T08:00:00Z', OLD), all, NOW, reader)
    expect(points).toHaveLength(DAYS)
    expect(points.at(-1)).toMatchObject({ fullName: '2026-03-17', value: 1 })
  })

  it('is not moved by an entry of another century (DSH-04)', () => {
    const { points } = activityPoints(on('2126-03-16T08:00:00Z', '2026-03-16T08:00:00Z', OLD), all, NOW, reader)
    expect(points.at(-1)).toMatchObject({ fullName: '2026-03-16', value: 1 })
  })

  it.each(['2026-03-31T22:30:00Z', '2026-10-31T23:30:00Z'])(
    'has every day once where the clocks change: %s (C295)',
    (now) => {
      const { points } = activityPoints(on(now, OLD), all, new Date(now), readerIn('Europe/Paris'))
      const names = points.map(({ fullName }) => fullName)
      expect(new Set(names).size).toBe(DAYS)
      expect(names).toContain(now.startsWith('2026-03') ? '2026-03-29' : '2026-10-25')
    },
  )

  it('is none when all days are empty (NFR-01)', () => {
    expect(valuesOf(on('2026-03-02T12:00:00Z', 'hier'))).toEqual([])
    expect(valuesOf([])).toEqual([])
    expect(valuesOf(on('hier'))).toEqual([])
  })

  it('counts once what has a date of these days, and nothing else', () => {
    const moment = fc.date({
      min: new Date('2026-03-03T00:00:00Z'),
      max: new Date('2026-03-16T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(fc.array(moment), fc.array(fc.string()), (dates, others) => {
        const entries = on(...dates.map((date) => date.toISOString()), ...others.filter((text) => !Date.parse(text)))
        const total = valuesOf(entries).reduce<number>((sum, value) => sum + (value ?? 0), 0)
        expect(total).toBe(dates.length)
      }),
    )
  })
})

it('a hostile address shows all brands (C245)', () => {
  for (const scope of ['', 'all', 7, null, { brand: 1 }]) expect(readAnalyticsSearch({ scope })).toEqual({})
  expect(readAnalyticsSearch({ scope: 'brand', x: 1 })).toEqual({ scope: 'brand' })
})
