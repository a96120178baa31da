import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { groupActivity, isNewSince } from '~/features/dashboard/ActivityByBrand'
import { nextVisit } from '~/features/dashboard/WelcomePanel'

const NOW = Date.parse('2026-03-16T09:00:00Z')
const MINUTE = 60_000

describe('the last visit', () => {
  it('does not exist before the first visit (DSH-01)', () => {
    expect(nextVisit({}, NOW)).toEqual({ latest: NOW })
  })

  it('continues with a reload, and is another one after half an hour (DSH-01)', () => {
    const first = nextVisit({ latest: NOW - 60 * MINUTE }, NOW)
    expect(first).toEqual({ before: NOW - 60 * MINUTE, latest: NOW })
    expect(nextVisit(first, NOW + MINUTE)).toEqual({ before: NOW - 60 * MINUTE, latest: NOW + MINUTE })
    expect(nextVisit(first, NOW + 31 * MINUTE)).toEqual({ before: NOW, latest: NOW + 31 * MINUTE })
  })

  it('never fails on a stored value, and is never in the future', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('before', 'latest', 'x'), fc.jsonValue()), (stored) => {
        const { before, latest } = nextVisit(stored, NOW)
        expect(latest).toBe(NOW)
        expect(before ?? NOW).toBeLessThanOrEqual(NOW)
      }),
    )
    expect(nextVisit({ latest: NOW + MINUTE, before: NOW + MINUTE }, NOW)).toEqual({ latest: NOW })
  })
})

const at = (minutes: number, brand?: string): ActivityEntry => ({
  created_at: new Date(NOW - minutes * MINUTE).toISOString(),
  ...(brand !== undefined && { brand }),
})

describe('the activity by brand', () => {
  it('begins with the brand of the latest activity (DSH-01)', () => {
    const groups = groupActivity([at(30, 'Lune'), at(20, 'Port'), at(10, 'Lune'), at(5)])
    expect(groups.map(({ brand, entries }) => [brand, entries.length])).toEqual([
      [undefined, 1],
      ['Lune', 2],
      ['Port', 1],
    ])
  })

  it('keeps brands apart, and their place, while their names are on their way (DSH-01)', () => {
    const unnamed = (minutes: number, id: string) => ({ ...at(minutes), brand: null, unnamed: id })
    const groups = groupActivity([at(5), unnamed(10, '7'), at(20, 'Port'), unnamed(30, '8'), unnamed(40, '7')])
    expect(groups.map(({ brand, unnamed: id, entries }) => [brand ?? id, entries.length])).toEqual([
      [undefined, 1],
      ['7', 2],
      ['Port', 1],
      ['8', 1],
    ])
  })

  it('is new when it came after the visit before, and never without one (DSH-01)', () => {
    expect([at(5), at(15)].map(isNewSince(NOW - 10 * MINUTE))).toEqual([true, false])
    expect(isNewSince(undefined)(at(5))).toBe(false)
    expect(isNewSince(0)({ created_at: 'hier' })).toBe(false)
  })

  it('loses no entry, whatever the brands are called', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ brand: fc.option(fc.string()), created_at: fc.string() })), (entries) => {
        expect(groupActivity(entries).flatMap((group) => group.entries)).toHaveLength(entries.length)
      }),
    )
  })
})
