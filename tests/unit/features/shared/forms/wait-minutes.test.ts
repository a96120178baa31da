import { describe, expect, it } from 'vitest'

import { waitMinutes } from '~/features/shared/forms/wait-minutes'

describe('waitMinutes', () => {
  it.each([
    [undefined, undefined],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [1, 1],
    [60_000, 1],
    [60_001, 2],
    [15 * 60_000, 15],
    [24 * 60 * 60_000, 24 * 60],
    [10 * 365 * 24 * 60 * 60_000, undefined],
  ])('LOG-25 · %s ms are %s minutes of waiting', (milliseconds, minutes) => {
    expect(waitMinutes(milliseconds)).toBe(minutes)
  })
})
