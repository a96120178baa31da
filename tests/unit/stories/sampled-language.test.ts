import { describe, expect, it } from 'vitest'

import type { Locale } from '~/i18n/locales'

import { sampledLanguage } from '../../support/sampled-language'

const languages = Array.from({ length: 2000 }, (_, at) => sampledLanguage(`users-page--state-${at}`))

const count = (language: Locale | undefined) => languages.filter((one) => one === language).length

describe('the sample of stories', () => {
  it('has one story in five, and each language besides French for a quarter of it', () => {
    expect(count(undefined)).toBeGreaterThan(1500)
    expect(count(undefined)).toBeLessThan(1700)
    for (const language of ['en', 'es', 'de', 'it'] as const) expect(count(language)).toBeGreaterThan(70)
    expect(count('fr')).toBe(0)
  })

  it('gives a story the same language in each run', () => {
    expect(sampledLanguage('users-page--state-7')).toBe(languages[7])
  })
})
