import { expect, it } from 'vitest'

import { ApiError, invalidResponse, networkError, timeoutError } from '~/api/api-error'
import { pageFailure, waitAsked } from '~/features/shared/failures/FailureScreen'
import { InterfaceLoadingError } from '~/i18n/messages'

const status = (status_code: number) => new ApiError({ status_code })

it.each([
  [new InterfaceLoadingError('no configuration'), 'interface'],
  [new Error('The interface language system failed'), 'interface'],
  [status(403), 'forbidden'],
  [status(404), 'missing'],
  [new ApiError({ status_code: 404, operation: 'getCurrentUser' }), 'server'],
  [status(503), 'maintenance'],
  // a renewal that failed is not tried again by itself, and says nothing about the page
  [new ApiError({ status_code: 503, operation: 'refreshTokens' }), 'server'],
  [new ApiError({ status_code: 404, operation: 'refreshTokens' }), 'server'],
  [new ApiError({ status_code: 429, operation: 'refreshTokens' }), 'busy'],
  [status(500), 'server'],
  [status(502), 'server'],
  [invalidResponse(200), 'server'],
  [invalidResponse(200, undefined, true), 'network'],
  [new ApiError({ status_code: 511, foreign: true }), 'network'],
  [networkError(), 'connection'],
  [timeoutError(), 'connection'],
  [status(429), 'busy'],
  [status(400), 'unexpected'],
  [new TypeError('undefined is not a function'), 'unexpected'],
  ['a text somebody threw', 'unexpected'],
  [undefined, 'unexpected'],
])('the error decides which page to show: %s (GRD-16)', (error, failure) => {
  expect(pageFailure(error, true)).toBe(failure)
})

it.each([networkError(), timeoutError()])(
  'the page without a connection says that the connection is missing (NFR-02)',
  (error) => {
    expect(pageFailure(error, false)).toBe('offline')
  },
)

it.each([
  [new ApiError({ status_code: 429, retryAfterMs: 120_000 }), 120_000],
  [status(429), undefined],
  [new Error('anything else'), undefined],
])('the wait that a server asks for is %s (NFR-01)', (error, ms) => {
  expect(waitAsked(error)).toBe(ms)
})
