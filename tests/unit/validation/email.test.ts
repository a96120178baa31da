import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emailRule, isEmail, normalEmail } from '~/validation/rule'

import { french } from '../../support/form-problems'
import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const said = (text: string) => french(emailRule(text))

describe('an e-mail address', () => {
  it.each([
    'a@b.fr',
    'A.B+tag@Ex-ample.co.uk',
    "o'neil@x.fr",
    'x@sub.sub.fr',
    'a@1and1.fr',
    'a@b.xn--p1ai',
    'a_b@c.museum',
  ])('%s is accepted (LOG-02, REG-22, C137)', (email) => expect(said(email)).toBeUndefined())

  it('is sent trimmed and lower-cased (REG-22, C137, C145)', () => {
    expect(normalEmail('A.B+tag@Ex-ample.co.uk')).toBe('a.b+tag@ex-ample.co.uk')
    expect(said('  USER@Example.FR\u00a0')).toBeUndefined()
    expect(normalEmail('  USER@Example.FR\u00a0')).toBe('user@example.fr')
  })

  it.each(['', ' ', '\u00a0\t '])("%j has the error 'Email requis' (REG-22)", (text) =>
    expect(said(text)).toBe('Email requis'),
  )

  it.each(
    [
      ['a', 'a@', '@b.fr', 'a@b', 'a b@c.fr', 'a@b..fr', '.a@b.fr', 'a.@b.fr', 'a..b@c.fr', 'a@.b.fr', 'a@b.fr.'],
      ['a@@b.fr', 'a@b@c.fr', 'a@-b.fr', 'a@b-.fr', 'a@b_c.fr', 'a@b.f', 'a@b.12', 'a,b@c.fr', 'a;b@c.fr'],
    ].flat(),
  )("%j has the error 'Format email invalide' (REG-22, C139)", (text) =>
    expect(said(text)).toBe('Format email invalide'),
  )

  it.each(
    [
      ['a\u200b@b.fr', 'a@b\u00ad.fr', 'ａ@ｂ.fr', 'a\u202e@b.fr', '\u0430@b.fr', 'é@x.fr', 'a@é.fr', '\ufeffa@b.fr'],
      ['a@b.fr\n', 'a@b.fr\r\n', '\u2028a@b.fr', 'a@b.fr\u0000', 'a@b.fr\u200d'],
      // lower-casing or composing turns the Kelvin sign into a plain k
      'a@\u212a.fr',
    ].flat(),
  )('%j holds what is not ASCII or not seen: refused, not cleaned (REG-22, C142, K47, K49)', (text) =>
    expect(said(text)).toBe('Format email invalide'),
  )

  it.each(['<script>@b.fr', '"a b"@c.fr', 'a@[127.0.0.1]', 'a@127.0.0.1', 'a(b)@c.fr', 'Léa <a@b.fr>'])(
    '%s is refused (REG-22, C143)',
    (text) => expect(said(text)).toBe('Format email invalide'),
  )

  it("254 characters are accepted, also before trimming, 255 are 'Email trop long' (REG-22, SAN-02, C140)", () => {
    const long = `${'a'.repeat(249)}@b.fr`
    expect(long).toHaveLength(254)
    expect(said(long)).toBeUndefined()
    expect(said(`  ${long} `)).toBeUndefined()
    expect(said(`a${long}`)).toBe('Email trop long')
  })

  it('no accepted address has spaces, control or non-ASCII characters in its normal form (REG-22, C142)', () => {
    const pieces = ['a', 'B', '@', '.', '-', 'fr', ' ', '\n', '\u200b', '\u212a', 'é', '+', '"', '<']
    fc.assert(
      fc.property(fc.oneof(textOf(pieces), anyText()), (text) => {
        const normal = normalEmail(text)
        expect(normalEmail(normal)).toBe(normal)
        expect(isEmail(normal)).toBe(isEmail(text))
        expect(emailRule(text) !== undefined || /^[!-~]+@[a-z0-9.-]+\.[a-z0-9-]+$/.test(normal)).toBe(true)
      }),
      runs(100_000),
    )
  })

  it('100 kB of hostile text are fast (REG-22)', () => {
    expect(slowest((text) => [emailRule(text), normalEmail(text)])).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})
