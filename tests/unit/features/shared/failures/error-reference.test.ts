import { afterEach, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { errorReference } from '~/features/shared/failures/error-reference'

const timestamp = '2026-03-16T09:00:00.123Z'

it('a failed call is found again by its status, operation and time, or its code when no answer came (NFR-03)', () => {
  expect(errorReference(new ApiError({ status_code: 502, timestamp }))).toBe('502 · 2026-03-16T09:00:00Z')
  expect(errorReference(new ApiError({ status_code: 502, operation: 'updateBrand', timestamp }))).toBe(
    '502 · updateBrand · 2026-03-16T09:00:00Z',
  )
  expect(errorReference(new ApiError({ status_code: 200, code: 'INVALID_RESPONSE', timestamp }))).toBe(
    'INVALID_RESPONSE · 2026-03-16T09:00:00Z',
  )
  expect(errorReference(new ApiError({ code: 'NETWORK_ERROR', timestamp }))).toBe(
    'NETWORK_ERROR · 2026-03-16T09:00:00Z',
  )
})

afterEach(() => vi.restoreAllMocks())

it.each([
  [-330, '2026-03-16T14:30:00+05:30'],
  [240, '2026-03-16T05:00:00-04:00'],
  [0, '2026-03-16T09:00:00Z'],
])('the time is on the user’s clock with its offset: %i minutes before UTC (NFR-03)', (offset, time) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  expect(errorReference(new ApiError({ status_code: 502, timestamp }))).toBe(`502 · ${time}`)
  expect(errorReference(new ApiError({ status_code: 502, timestamp: 'hier' }))).toBe('502 · hier')
})

it('an error of no call has no reference (NFR-03)', () => {
  expect(errorReference(new Error('x'))).toBeUndefined()
})
