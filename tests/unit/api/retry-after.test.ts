import { describe, expect, it } from 'vitest'

import { parseRetryAfter } from '~/api/transport/envelope'

const NOW = Date.UTC(2026, 2, 16, 9)
const DAY_S = 24 * 60 * 60

describe('the time of Retry-After', () => {
  it.each([
    ['1', 1000],
    [' 7 ', 7000],
    [String(DAY_S - 1), (DAY_S - 1) * 1000],
    [String(DAY_S + 1), DAY_S * 1000],
    ['Mon, 16 Mar 2026 09:00:05 GMT', 5000],
    // the older form of HTTP dates
    ['Monday, 16-Mar-26 09:01:00 GMT', 60_000],
    ['Mon, 23 Mar 2026 09:00:00 GMT', DAY_S * 1000],
  ])('%j is %i ms (C125)', (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms)
  })

  it.each(
    [
      [null, '', ' ', '0', '-5', '1.5', '7 s', '10 2030', 'x7', 'v2', 'demain'],
      ['Mon, 16 Mar 2026 09:00:00 GMT', 'Mon, 16 Mar 2026 08:59:59 GMT', '16 Mar 2030 09:00:00 GMT', '2030-01-01'],
      ['lundi, 16 Mar 2030', 'mon, 16 Mar 2030 09:00:00 GMT', 'x Mon, 16 Mar 2030 09:00:00 GMT', 'Mon, x'],
    ].flat(),
  )('%j gives no time (C125)', (header) => {
    expect(parseRetryAfter(header, NOW)).toBeUndefined()
  })
})
