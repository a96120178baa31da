import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { trialEventsOptions, upgradeOpportunitiesOptions } from '~/features/trial/trial-status'

const MINUTE = 60_000
const unavailable = new ApiError({ status_code: 503 })

describe('the queries of the billing page', () => {
  it('are fresh 1 min there, kept 10, for the history (TRI-12, K22)', () => {
    expect(trialEventsOptions()).toMatchObject({ staleTime: MINUTE, gcTime: 10 * MINUTE, refetchOnWindowFocus: false })
  })

  it('are fresh 5 min, kept 10, for opportunities: their own times come before those of the area (TRI-13)', () => {
    expect(upgradeOpportunitiesOptions()).toMatchObject({ staleTime: 5 * MINUTE, gcTime: 10 * MINUTE })
  })

  it.each([trialEventsOptions(), upgradeOpportunitiesOptions()])(
    'are repeated three times more (C128, K9)',
    ({ retry }) => {
      expect([0, 1, 2, 3].map((failures) => retry(failures, unavailable))).toEqual([true, true, true, false])
      expect(retry(0, new ApiError({ status_code: 403 }))).toBe(false)
    },
  )
})
