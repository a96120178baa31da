import { describe, expect, it } from 'vitest'

import { languages } from '#mocks/domain/languages'
import { knownValues } from '~/api/generated/known-values.gen'
import { LOCALE_INFO, LOCALES } from '~/i18n/locales'

describe('an interface language', () => {
  it('LAN-13 LAN-15 · the documented five come first, with their flags', () => {
    const five = LOCALES.slice(0, 5).map((code) => code + LOCALE_INFO[code].flag)
    expect(five).toEqual(['fr🇫🇷', 'en🇺🇸', 'es🇪🇸', 'de🇩🇪', 'it🇮🇹'])
  })

  it.each(LOCALES)('LAN-13 · %s is in the description', (locale) => {
    expect(
      knownValues.languageCode,
      'add it to x-known-values of LanguageCode in openapi/schemas/language.yaml, then npm run generate',
    ).toContain(locale)
  })

  it.each(LOCALES)('LAN-15 · %s has the same name and flag in the sandbox', (locale) => {
    expect(
      languages.find(({ code }) => code === locale),
      'the sandbox takes both from Intl: make an exception in mocks/domain/languages.ts',
    ).toMatchObject(LOCALE_INFO[locale])
  })
})
