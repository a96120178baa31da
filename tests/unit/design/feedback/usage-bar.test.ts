import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { usageOf } from '~/design/feedback/UsageBar'

describe('a usage bar', () => {
  it.each([
    [0, 'success'],
    [74, 'success'],
    [75, 'warning'],
    [89, 'warning'],
    [90, 'error'],
    [100, 'error'],
    [120, 'error'],
  ])('at %d %% is %s (COM-03, C257)', (used, level) => {
    expect(usageOf(used, 100)?.level).toBe(level)
  })

  it('changes colour at the exact percentage, not the rounded one (COM-03)', () => {
    expect(usageOf(8_999, 10_000)?.level).toBe('warning')
    expect(usageOf(7_499, 10_000)?.level).toBe('success')
  })

  it('shows a share that fits its colour (COM-03, B §9)', () => {
    expect(usageOf(899, 1_000)).toMatchObject({ share: 0.89, level: 'warning' })
    for (let used = 0; used <= 100; used += 1) expect(usageOf(used, 100)?.share).toBe(used / 100)
  })

  it('counts what is reserved in colour and share, and draws it after what is used (COM-03, K58)', () => {
    expect(usageOf(4, 5, 1)).toEqual({
      limit: 5,
      level: 'error',
      share: 1,
      usedShare: 0.8,
      over: false,
      filled: 80,
      alsoReserved: 20,
    })
    expect(usageOf(6, 5, 1)).toMatchObject({ over: true, filled: 100, alsoReserved: 0 })
  })

  it.each([0, -1, null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'has no bar without a limit (%s) (COM-07, C257)',
    (limit) => {
      expect(usageOf(12, limit)).toBeUndefined()
    },
  )

  it('fills from empty to full for any numbers (COM-08, C257)', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ min: 0.001, max: 1e9, noNaN: true }),
        (used, limit) => {
          const { filled, share } = usageOf(used, limit) ?? {}
          expect(filled).toBeGreaterThanOrEqual(0)
          expect(filled).toBeLessThanOrEqual(100)
          expect(share).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
