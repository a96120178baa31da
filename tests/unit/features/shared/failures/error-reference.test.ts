import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { ApiError, networkError } from '~/api/api-error'
import { errorReference } from '~/features/shared/failures/error-reference'

const timestamp = '2026-03-16T09:00:05.123Z'
const intlOf = (locale: string, timeZone: string) => createIntl({ locale, timeZone, onError: () => {} })
const reference = (error: unknown, intl = intlOf('en', 'UTC')) => errorReference(intl, error)?.replaceAll(/\s/g, ' ')

it('a failed call is found again by its status, operation and time (NFR-03)', () => {
  const at = 'Mar 16, 2026, 9:00:05 AM UTC'
  expect(reference(new ApiError({ status_code: 502, timestamp }))).toBe(`502 · ${at}`)
  expect(reference(new ApiError({ status_code: 502, operation: 'updateBrand', timestamp }))).toBe(
    `502 · updateBrand · ${at}`,
  )
  expect(reference(new ApiError({ status_code: 200, code: 'INVALID_RESPONSE', timestamp }))).toBe(
    `INVALID_RESPONSE · ${at}`,
  )
})

it.each([
  ['fr', 'Europe/Paris', '16 mars 2026, 10:00:05 UTC+1'],
  ['de', 'Asia/Kolkata', '16.03.2026, 14:30:05 UTC+5:30'],
  ['en', 'America/New_York', 'Mar 16, 2026, 5:00:05 AM EDT'],
])('the time is that of the user, in words of %s, with its zone: %s (NFR-03)', (locale, zone, time) => {
  const failure = new ApiError({ status_code: 502, timestamp })
  // engines differ in the word between day and time, and in the name of the zone
  const shown = reference(failure, intlOf(locale, zone))?.replace(' à ', ', ').replace('MEZ', 'UTC+1')
  expect(shown?.replace('GMT', 'UTC')).toBe(`502 · ${time}`)
})

it('a time that cannot be read is a dash (NFR-03)', () => {
  expect(reference(new ApiError({ status_code: 502, timestamp: 'hier' }))).toBe('502 · —')
})

it('an error of no call, and one that reached no server, have no reference (NFR-03)', () => {
  expect(reference(new Error('x'))).toBeUndefined()
  expect(reference(networkError())).toBeUndefined()
})
