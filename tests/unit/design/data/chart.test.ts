import { describe, expect, it } from 'vitest'

import { heightOf } from '~/design/data/Chart'

describe('NFR-12 · the height of a picture, which its placeholder has too', () => {
  it('grows by the same for each horizontal bar, with room above and below', () => {
    const heights = [0, 1, 2, 12].map((bars) => heightOf(bars, true))
    expect(heights).toEqual([2.5, 4.625, 6.75, 28])
  })

  it('is the same for any number of vertical bars', () => {
    expect([1, 7, 90].map((bars) => heightOf(bars, false))).toEqual([16.25, 16.25, 16.25])
  })
})
