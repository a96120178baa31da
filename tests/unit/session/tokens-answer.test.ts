import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isExpired, parseTokens, readClaims } from '~/session/tokens-answer'

import { runs } from '../../support/fuzz'

const NOW = Date.UTC(2026, 2, 16, 9)

const base64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const token = (payload: string) => `${base64Url('{}')}.${base64Url(payload)}.signature`
const signed = (claims: object) => token(JSON.stringify(claims))
const seconds = NOW / 1000

const expiry = (answer: object) =>
  (parseTokens({ access: signed({ user_id: 1 }), ...answer }, NOW)?.expiresAt ?? 0) - NOW

const holds = (access: string, expires_in: unknown) => {
  const { exp, iat, userId } = readClaims(access)
  const granted = parseTokens({ access, expires_in }, NOW)
  return (
    [exp, iat, userId].every((claim) => claim === null || Number.isFinite(claim)) &&
    (!granted || Number.isFinite(granted.expiresAt))
  )
}

describe('an access token', () => {
  it.each([
    [30_000, true],
    [29_999, true],
    [30_001, false],
    [0, true],
    [-1, true],
  ])('with %s ms left is expired: %s (SES-05, C004)', (left, expired) => {
    expect(isExpired(NOW + left, NOW)).toBe(expired)
  })

  it('counts from receipt, whatever its exp says (SES-07, C005)', () => {
    expect(expiry({ expires_in: 300, access: signed({ exp: seconds - 600 }) })).toBe(300_000)
    expect(expiry({ expires_in: 300, access: signed({ exp: seconds + 6000 }) })).toBe(300_000)
  })

  it('access_expires_in comes first, and numeric strings count (SES-07, C016)', () => {
    expect(expiry({ access_expires_in: 120, expires_in: 300 })).toBe(120_000)
    expect(expiry({ access_expires_in: '120', expires_in: 300 })).toBe(120_000)
    expect(expiry({ access_expires_in: 'bientôt', expires_in: 300 })).toBe(300_000)
    expect(expiry({ expires_in: 0 })).toBe(0)
  })

  it.each([Number.NaN, -5, 1e12, Infinity, 'x', null, {}, []])(
    'expires_in of %s counts by the span of the token, else a 401 shows the end (SES-07, C016)',
    (expires_in) => {
      expect(expiry({ expires_in, access: signed({ iat: 1000, exp: 1900 }) })).toBe(900_000)
      expect(isExpired(NOW + expiry({ expires_in, access: 'opaque' }), NOW)).toBe(false)
    },
  )

  it('a year and a day is the longest span that counts, in seconds, in the token or as its end (SES-07, C016)', () => {
    const longest = 366 * 24 * 60 * 60
    expect(expiry({ expires_in: longest })).toBe(longest * 1000)
    expect(expiry({ expires_in: longest + 1, access: signed({ iat: 1000, exp: 1900 }) })).toBe(900_000)
    expect(expiry({ access: signed({ iat: 1000, exp: 1000 + longest }) })).toBe(longest * 1000)
    expect(expiry({ access: signed({ iat: seconds, exp: seconds + longest }) })).toBe(longest * 1000)
    expect(expiry({ access: signed({ exp: seconds + longest }) })).toBe(longest * 1000)
    expect(expiry({ access: signed({ exp: seconds + longest + 1 }) })).toBe(0)
    expect(expiry({ access: signed({ iat: 1000, exp: 1001 + longest }) })).toBe((1001 + longest) * 1000 - NOW)
  })

  it('a token that ends when or before it was issued has no span of its own (decision 11)', () => {
    expect(expiry({ access: signed({ iat: seconds + 60, exp: seconds + 60 }) })).toBe(60_000)
    expect(expiry({ access: signed({ iat: seconds + 90, exp: seconds + 60 }) })).toBe(60_000)
    expect(expiry({ access: signed({ iat: seconds - 60 }) })).toBe(0)
  })

  it('the user is that of the answer, else that of the token (SES-06)', () => {
    const access = signed({ user_id: 7 })
    expect(parseTokens({ access, user: { id: 5 } }, NOW)?.userId).toBe(5)
    expect(parseTokens({ access, user: { id: '5' } }, NOW)?.userId).toBe(7)
    expect(parseTokens({ access }, NOW)?.userId).toBe(7)
    expect(readClaims(`${access}.more`).userId).toBeNull()
  })

  it('without seconds, uses exp (decision 11)', () => {
    expect(expiry({ access: signed({ exp: seconds + 60 }) })).toBe(60_000)
    expect(expiry({ access: signed({ exp: seconds - 60 }) })).toBe(-60_000)
    expect(expiry({ access: signed({ iat: seconds - 7200, exp: seconds - 6300 }) })).toBe(900_000)
  })

  it.each([
    'x',
    'a.b',
    'a.b.c.d',
    '..',
    'a.!!!.c',
    token('{'),
    token('null'),
    token('7'),
    token('"x"'),
    token('[]'),
    signed({}),
    signed({ exp: 'abc' }),
    signed({ exp: null }),
    signed({ exp: 1e300 }),
    `${'a'.repeat(100_000)}.b.c`,
  ])('%.40s is expired on arrival when nothing else says how long it lasts (SES-06, C026)', (access) => {
    expect(isExpired(NOW + expiry({ access }), NOW)).toBe(true)
    expect(expiry({ access, expires_in: 300 })).toBe(300_000)
  })

  it('claims are own properties (SES-06, C028)', () => {
    expect(readClaims(token('{"__proto__":{"exp":1,"user_id":7},"constructor":{"user_id":8}}'))).toEqual({
      exp: null,
      iat: null,
      userId: null,
    })
    expect(readClaims(signed({ exp: 5, user_id: '12' }))).toEqual({ exp: 5, iat: null, userId: 12 })
    expect({}).not.toHaveProperty('user_id')
  })

  it.each([-1, 0, 1.5, '1.5', 2 ** 53, '9007199254740993', null, {}])('user_id %s is nobody (SES-06)', (user_id) => {
    expect(readClaims(signed({ user_id })).userId).toBeNull()
  })

  it('any token and any answer can be read (SES-06, G5)', () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((text) => base64Url(encodeURIComponent(text))),
      fc.base64String(),
    )
    const jwt = fc.oneof(
      fc.string(),
      fc.tuple(part, part, part).map((parts) => parts.join('.')),
    )
    expect(() => fc.assert(fc.property(jwt, fc.anything(), holds), runs(100_000))).not.toThrow()
  })
})
