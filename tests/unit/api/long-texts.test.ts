import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normalise, normaliseAs } from '~/api/normalise/normalise'

import { runs } from '../../support/fuzz'

const LONGEST = 1000
const { segment } = { segment: (text: string) => [...new Intl.Segmenter().segment(text)].map((one) => one.segment) }

const nameOf = (name: string) => normaliseAs('BrandPage', { results: [{ id: 1, name }] }).results[0]?.name ?? ''

describe('a text of a row', () => {
  it.each(['a', 'é', 'e\u0301', '👩‍👩‍👧‍👦', '🇫🇷', '𝒜', 'क्षि', '\r\n', 'a\u0301\u0302'])(
    'of 50,000 %j is cut at 1,000, between two characters (C122)',
    (character) => {
      const name = nameOf(`A${character.repeat(50_000)}`)
      expect(name.length).toBeLessThanOrEqual(LONGEST)
      expect(name.length).toBeGreaterThan(character === '\r\n' ? 1 : LONGEST - 20)
      expect(name).toMatch(/…$/)
      expect(new Set(segment(name.slice(1, -1)))).toEqual(new Set(character === '\r\n' ? [] : [character]))
      expect(nameOf(name)).toBe(name)
    },
  )

  it('one letter with accents without end is cut as well, and no character is halved (C122)', () => {
    for (const text of [
      `e${'\u0301'.repeat(50_000)}`,
      `👩${'\u200D👩'.repeat(20_000)}`,
      `a${'\u{E0061}'.repeat(9999)}`,
    ]) {
      const name = nameOf(text)
      expect(name.length).toBeLessThanOrEqual(LONGEST)
      expect(name.isWellFormed()).toBe(true)
    }
  })

  it('of 1,000 is whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        const name = `A${text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '').slice(0, LONGEST - 1)}`
        expect(nameOf(name)).toBe(name)
      }),
      runs(500),
    )
    expect(nameOf('x'.repeat(LONGEST))).toHaveLength(LONGEST)
  })

  it.each([
    ['listBrands', ['name', 'company', 'brand_admin', 'description', 'created_at']],
    ['listUsers', ['username', 'first_name', 'last_name', 'email', 'user_type', 'position', 'phone', 'company']],
    ['listBrandUsers', ['username', 'first_name', 'last_name', 'email']],
    ['listInvitations', ['email', 'brand_name', 'status', 'user_type']],
    ['listRecentActivity', ['type', 'description', 'user', 'brand']],
    ['listLoginHistory', ['ip_address', 'user_agent']],
    ['listTrialEvents', ['event_type', 'description']],
  ] as const)('every text of the rows of %s is short (C122)', (operation, fields) => {
    const row = { id: 1, ...Object.fromEntries(fields.map((field) => [field, 'x'.repeat(10_000)])) }
    const read = JSON.stringify(normalise(operation, [row]))
    expect(read.match(/x{999}…/g)).toHaveLength(fields.length)
    expect(read.length).toBeLessThan(1100 * fields.length + 1000)
  })

  it('an address is never cut: it would lead elsewhere', () => {
    const url = `https://exemple.fr/${'x'.repeat(1900)}`
    expect(normaliseAs('BrandPage', { results: [{ id: 1, name: 'A', url }] }).results[0]?.url).toBe(url)
    const checkout = normaliseAs('CheckoutSession', { checkout_url: url, session_id: `cs_${'x'.repeat(1500)}` })
    expect(checkout.checkout_url).toBe(url)
    expect(checkout.session_id).toHaveLength(1503)
  })

  it('a reference that contains another one without end is dropped', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 30_000; level += 1) deep = { name: deep }
    expect(normaliseAs('BrandPage', { results: [{ id: 1, name: 'A', company: deep }] }).results).toMatchObject([
      { name: 'A', company: null },
    ])
  })
})
