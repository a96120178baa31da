import { expect, it } from 'vitest'

import { ApiError, isInaccessible, isMissing } from '~/api/api-error'

it.each([
  [403, true],
  [404, true],
  // the brand stays on the page, and its name in the title of the window
  [500, false],
  [0, false],
])('a status of %i for a loaded brand means that it is not found: %s (BRD-23)', (status_code, gone) => {
  expect(isInaccessible(new ApiError({ code: 'any', message: '', status_code }))).toBe(gone)
  expect(isInaccessible(null)).toBe(false)
})

it('a renewal that is not found says nothing about the brand (C011, K20)', () => {
  const [own, renewal] = ['getBrand', 'refreshTokens'].map((operation) => new ApiError({ status_code: 404, operation }))
  expect([isInaccessible(own), isMissing(own), isInaccessible(renewal), isMissing(renewal)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
