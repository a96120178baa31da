import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { detectLocale, readLocale } from '~/i18n/detect-locale'
import { LOCALES } from '~/i18n/locales'

const detect = (code: unknown) => detectLocale({ stored: undefined, browser: [code], htmlTag: undefined })

describe('a detected code', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['en_US', 'en'],
    ['ES-419', 'es'],
    ['it;q=0.9', 'it'],
    ['deu', 'de'],
    ['spa', 'fr'],
    ['est', 'es'],
    ['zh', 'fr'],
    ['', 'fr'],
    ['e', 'fr'],
    [' de ', 'de'],
    ['zh-Hant', 'fr'],
    [null, 'fr'],
    [undefined, 'fr'],
    [7, 'fr'],
    [{ toString: () => 'de' }, 'fr'],
  ])('%s is %s (LAN-07, C283)', (code, locale) => {
    expect(detect(code)).toBe(locale)
  })

  it.each([
    '<script>',
    'javascript:1',
    'fr" onload=',
    'en" onload=',
    "de'><script>",
    'it onmouseover=alert(1)',
    'es%22',
    'de\u0000',
    'enonload=1',
    'descript',
    'it`',
    'en\\u003c',
    'de&lt;',
  ])('%s is discarded (LAN-07, C284)', (code) => {
    expect(readLocale(code)).toBeUndefined()
  })

  it('is a language of the interface or undefined, for any input (LAN-07)', () => {
    fc.assert(
      fc.property(fc.anything(), (code) => {
        const locale = readLocale(code)
        expect(locale === undefined || LOCALES.includes(locale)).toBe(true)
      }),
    )
  })

  it('is read by its first two letters, ignoring case (LAN-07)', () => {
    const tail = fc.string({ unit: fc.constantFrom('-', '_', 'a', 'Z', '0', ';', '=', '.', ','), maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.boolean(), tail, (locale, upper, rest) => {
        const code = `${upper ? locale.toUpperCase() : locale}${rest}`
        expect(readLocale(code)).toBe(locale)
      }),
    )
  })
})

describe('the order of detection', () => {
  it.each([
    { stored: 'de', browser: ['en'], htmlTag: 'it', shown: 'de' },
    { stored: undefined, browser: ['en-GB', 'de'], htmlTag: 'it', shown: 'en' },
    { stored: 'klingon', browser: ['xx-BR', 'es'], htmlTag: 'it', shown: 'es' },
    { stored: '<script>', browser: ['zz'], htmlTag: 'it', shown: 'it' },
    { stored: null, browser: [], htmlTag: '', shown: 'fr' },
    { stored: null, browser: ['xx', 'zz'], htmlTag: 'yy', shown: 'fr' },
  ])('stored $stored, browser $browser, html $htmlTag: $shown (LAN-01, LAN-07, K24)', ({ shown, ...sources }) => {
    expect(detectLocale(sources)).toBe(shown)
  })
})
