import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseTokens } from '~/session/tokens-answer'

import { bundle } from '../../../openapi/bundle.ts'

const { Token, Seconds } = bundle().components.schemas
const pattern = new RegExp(Token?.pattern ?? '')
const minimum = Seconds?.minimum ?? Number.NaN
const maximum = Seconds?.maximum ?? Number.NaN
const NOW = Date.UTC(2026, 2, 16, 9)

const token = fc.stringMatching(pattern)
const expiry = (expires_in: number) =>
  (parseTokens({ access: 'a', refresh: 'r', expires_in }, NOW)?.expiresAt ?? 0) - NOW

const holds = (access: string, refresh: string, expires_in: number) => {
  const expected = { access, refresh, expiresAt: NOW + expires_in * 1000 }
  expect(parseTokens({ access, refresh, expires_in }, NOW)).toMatchObject(expected)
}

const isNone = (access: string) => parseTokens({ access }, NOW) === undefined

describe('the description of tokens', () => {
  it('accepts exactly the tokens and seconds that the client accepts (SES-06, SES-07)', () => {
    const seconds = fc.double({ min: minimum, max: maximum, noNaN: true })
    expect(() => fc.assert(fc.property(token, token, seconds, holds))).not.toThrow()
  })

  it('refuses any other text, as the client does (SES-06)', () => {
    const other = fc
      .string({ unit: fc.constantFrom('a', '.', ' ', '\n', '\u0000', '\u007f', 'é', '😀') })
      .filter((text) => !pattern.test(text))
    expect(() => fc.assert(fc.property(other, isNone))).not.toThrow()
  })

  it('has the client’s upper limit for seconds (SES-07)', () => {
    expect(expiry(maximum)).toBe(maximum * 1000)
    expect(expiry(maximum + 1)).toBeGreaterThan(maximum * 1000 * 1000)
    expect(expiry(minimum)).toBe(0)
    expect(expiry(minimum - 1)).toBeGreaterThan(maximum * 1000 * 1000)
  })
})
