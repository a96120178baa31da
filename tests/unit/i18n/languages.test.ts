import { describe, expect, it } from 'vitest'

import { languages } from '#mocks/domain/languages'
import { knownValues } from '~/api/generated/known-values.gen'
import { LOCALE_INFO, LOCALES } from '~/i18n/locales'

describe('an interface language', () => {
  it.each(LOCALES)('LAN-13 · %s is in the description', (locale) => {
    expect(
      knownValues.languageCode,
      'add it to x-known-values of LanguageCode in openapi/schemas/language.yaml, then npm run generate',
    ).toContain(locale)
  })

  it.each(LOCALES)('LAN-15 · %s has the same name and flag in the sandbox', (locale) => {
    expect(languages.find(({ code }) => code === locale)).toMatchObject(LOCALE_INFO[locale])
  })
})
