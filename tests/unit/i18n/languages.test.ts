import { describe, expect, it } from 'vitest'

import { languages } from '#mocks/domain/languages'
import { knownValues } from '~/api/generated/known-values.gen'
import { LOCALE_INFO, LOCALES } from '~/i18n/locales'

describe('a language of the interface', () => {
  it.each(LOCALES)('LAN-13 · %s is known to the description', (locale) => {
    expect(
      knownValues.languageCode,
      'add it to x-known-values of LanguageCode in openapi/schemas/language.yaml, then npm run generate',
    ).toContain(locale)
  })

  it.each(LOCALES)('LAN-15 · %s has in the sandbox the name and the flag it has in the interface', (locale) => {
    expect(languages.find(({ code }) => code === locale)).toMatchObject(LOCALE_INFO[locale])
  })
})
