import { describe, expect, it } from 'vitest'

import { languages } from '#mocks/domain/languages'
import { knownValues } from '~/api/generated/known-values.gen'
import { LOCALE_INFO, LOCALES } from '~/i18n/locales'

describe('an interface language', () => {
  it('the documented five come first, with their flags (LAN-13, LAN-15)', () => {
    const five = LOCALES.slice(0, 5).map((code) => code + LOCALE_INFO[code].flag)
    expect(five).toEqual(['fr🇫🇷', 'en🇺🇸', 'es🇪🇸', 'de🇩🇪', 'it🇮🇹'])
  })

  it.each(LOCALES)('%s is in the description (LAN-13)', (locale) => {
    expect(
      knownValues.languageCode,
      'add it to x-known-values of LanguageCode in openapi/schemas/language.yaml, then npm run generate',
    ).toContain(locale)
  })

  it.each(LOCALES)('%s has the same name and flag in the sandbox (LAN-15)', (locale) => {
    expect(
      languages.find(({ code }) => code === locale),
      'the sandbox takes both from Intl: make an exception in mocks/domain/languages.ts',
    ).toMatchObject(LOCALE_INFO[locale])
  })
})
