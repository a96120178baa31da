import { describe, expect, it } from 'vitest'

import { isAbout } from '~/features/shared/activity/ActivityCard'

describe('an entry of the activity', () => {
  it.each([
    ['Brasserie du Port', true],
    [' Brasserie du Port ', true],
    ['7', true],
    ['Brasserie', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('with %j is about the brand: %s (BRD-26)', (brand, about) => {
    expect(isAbout({ id: 7, name: 'Brasserie du Port ' })(brand === undefined ? {} : { brand })).toBe(about)
  })
})
