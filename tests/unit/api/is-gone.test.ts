import { expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { isGone } from '~/api/is-gone'

it.each([
  [403, true],
  [404, true],
  // the brand stays on the page, and its name in the title of the window
  [500, false],
  [0, false],
])('BRD-23 · a brand that was loaded is gone after a %i: %s', (status_code, gone) => {
  expect(isGone(new ApiError({ code: 'any', message: '', status_code }))).toBe(gone)
  expect(isGone(null)).toBe(false)
})
