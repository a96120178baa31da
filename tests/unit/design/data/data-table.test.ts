import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { asShown, NARROWEST_COLUMN, resized, shareOf } from '~/design/data/data-table'

const ORDER = ['name', 'url', 'users']
const WIDTHS = { name: 300, url: 200, users: 100 }

describe('resizing a column', () => {
  it('takes the room from the next column', () => {
    expect(resized(WIDTHS, { ...WIDTHS, name: 340 }, ORDER)).toEqual({ name: 340, url: 160, users: 100 })
  })

  it('skips a hidden column', () => {
    expect(resized(WIDTHS, { ...WIDTHS, name: 310 }, ['name', 'users'])).toEqual({ name: 310, url: 200, users: 90 })
  })

  it('keeps the first widths as they are', () => {
    expect(resized({}, WIDTHS, ORDER)).toEqual(WIDTHS)
  })

  it('begins with the widths that are shown, where another window has set them (BRD-22)', () => {
    const stored = { ...WIDTHS, hidden: 500 }
    expect(asShown(stored, { name: 150, url: 100, users: 50 })).toEqual({ name: 150, url: 100, users: 50, hidden: 500 })
    // rounded by the browser
    expect(asShown(stored, { name: 301, url: 199, users: 100 })).toBe(stored)
    expect(asShown({}, WIDTHS)).toEqual(WIDTHS)
  })

  it('keeps the table’s width and the minimum column width for any input', () => {
    const width = fc.integer({ min: NARROWEST_COLUMN, max: 2000 })
    fc.assert(
      fc.property(width, width, width, fc.integer({ min: -5000, max: 5000 }), (name, url, users, asked) => {
        const before = { name, url, users }
        const after = resized(before, { ...before, name: asked }, ORDER)
        expect(Object.values(after).reduce((sum, one) => sum + one)).toBe(name + url + users)
        expect(Math.min(...Object.values(after))).toBeGreaterThanOrEqual(NARROWEST_COLUMN)
      }),
    )
  })

  it('stores pixels and renders percentages of the visible columns', () => {
    expect(shareOf(300, WIDTHS, ORDER)).toBe('50.000%')
    expect(shareOf(300, WIDTHS, ['name', 'users'])).toBe('75.000%')
  })
})
