import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { isRefreshRefused, isRefused } from '~/session/renewal'

const failed = (status_code: number, code?: string) => new ApiError({ status_code, code })

describe('a refusal', () => {
  it.each([400, 401, 403, 410, 422, 423])('is %i, of the user as of a refresh (K12)', (status) => {
    expect([isRefused(failed(status)), isRefreshRefused(failed(status))]).toEqual([true, true])
  })

  it.each([0, 199, 300, 402, 404, 408, 409, 425, 429, 500, 503])('is not %i (K12)', (status) => {
    expect([isRefused(failed(status)), isRefreshRefused(failed(status))]).toEqual([false, false])
  })

  it.each([200, 204, 299])(
    'of a refresh only is %i without a token, but no unreadable answer (SES-18, K12)',
    (status) => {
      expect([isRefused(failed(status)), isRefreshRefused(failed(status))]).toEqual([false, true])
      expect(isRefreshRefused(failed(status, 'INVALID_RESPONSE'))).toBe(false)
    },
  )

  it.each([new Error('x'), { status_code: 401 }, new DOMException('', 'AbortError'), null])(
    'is not %s (K12)',
    (error) => {
      expect([isRefused(error), isRefreshRefused(error)]).toEqual([false, false])
    },
  )
})
