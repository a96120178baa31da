import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { readAnalyticsSearch } from '~/features/analytics/analytics-search'
import { activityPoints, DAYS, peoplePoints } from '~/features/analytics/charts'

const NOW = new Date('2026-03-16T09:00:00Z')
const brand = (id: number, users_count: number) => ({ id, name: `Marque ${id}`, users_count })
const dayOf = (moment: Date) => {
  const key = moment.toISOString().slice(0, 10)
  return { key, name: key.slice(8), fullName: key }
}
const on = (...moments: string[]): ActivityEntry[] => moments.map((created_at) => ({ created_at }))

describe('people by brand', () => {
  it('DSH-04 · the ten brands with the most people, the most first', () => {
    const points = peoplePoints(Array.from({ length: 12 }, (_, at) => brand(at + 1, at)))
    expect(points.map(({ value }) => value)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  it('brands alike stand by name, and one brand is a chart too', () => {
    expect(peoplePoints([brand(2, 3), brand(1, 3)]).map(({ id }) => id)).toEqual([1, 2])
    expect(peoplePoints([brand(1, 0)])).toHaveLength(1)
  })
})

describe('activity by day', () => {
  it('DSH-04 · fourteen days, today last', () => {
    const points = activityPoints(
      on('2026-03-16T08:00:00Z', '2026-03-16T07:00:00Z', '2026-03-03T12:00:00Z'),
      NOW,
      dayOf,
    )
    expect(points).toHaveLength(DAYS)
    expect(points.at(-1)).toMatchObject({ fullName: '2026-03-16', value: 2 })
    expect(points[0]).toMatchObject({ fullName: '2026-03-03', value: 1 })
  })

  it('NFR-01 · nothing in all of them is no chart', () => {
    expect(activityPoints(on('2026-03-02T12:00:00Z', 'hier'), NOW, dayOf)).toEqual([])
  })

  it('what has a date of these days is counted once, and nothing else', () => {
    const moment = fc.date({
      min: new Date('2026-03-03T00:00:00Z'),
      max: new Date('2026-03-16T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(fc.array(moment), fc.array(fc.string()), (dates, others) => {
        const entries = on(...dates.map((date) => date.toISOString()), ...others.filter((text) => !Date.parse(text)))
        const total = activityPoints(entries, NOW, dayOf).reduce((sum, { value }) => sum + value, 0)
        expect(total).toBe(dates.length)
      }),
    )
  })
})

it('C245 · a hostile address shows all brands', () => {
  for (const scope of ['', 'all', 7, null, { brand: 1 }]) expect(readAnalyticsSearch({ scope })).toEqual({})
  expect(readAnalyticsSearch({ scope: 'brand', x: 1 })).toEqual({ scope: 'brand' })
})
