import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'
import { figuresOf, isEmpty } from '~/features/dashboard/BrandFigures'

describe('the brands in figures', () => {
  it('are the figures that came, and no other (DSH-01)', () => {
    expect(figuresOf({ total_brands: 3, inactive_brands: 0 }).map(({ value }) => value)).toEqual([3, 0])
    expect(figuresOf({})).toEqual([])
    expect(figuresOf({ total_brands: -1, active_brands: Number.NaN })).toEqual([])
  })

  it.each([
    [{ total_brands: 0 }, true],
    [{ total_brands: 0, results: [] }, true],
    [{ results: [] }, true],
    [{ total_brands: 2, results: [] }, false],
    [{}, false],
  ])('of %j hold no brand: %s (C205)', (overview, expected) => {
    expect(isEmpty(overview)).toBe(expected)
  })

  it('fail when there is no answer at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const overview = normaliseAs('BrandsOverview', answer)
        for (const { value } of figuresOf(overview)) expect(value).toBeGreaterThanOrEqual(0)
        expect(typeof isEmpty(overview)).toBe('boolean')
      }),
    )
  })
})
