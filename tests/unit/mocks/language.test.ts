import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds'
import type { OperationId } from '#mocks/generated/operations.gen'
import { LOCALE_INFO, LOCALES } from '~/i18n/locales'

import { refusal, restarted, send, succeed } from './caller'

describe('the language of a user', () => {
  it('is French in Paris by default (LAN-09, LAN-31, LAN-34)', async () => {
    const answer = await succeed(createBackend(), 'getMyLanguageConfig', {
      as: LEA,
      headers: { 'Accept-Language': 'nl,de-AT;q=0.9' },
    })
    expect(answer).toMatchObject({ is_new_user: false, detected_language: 'de', profile: { language: 'fr' } })
    expect(answer.config).toEqual({
      language: 'fr',
      timezone: 'Europe/Paris',
      dateFormat: 'DD/MM/YYYY',
      numberFormat: 'fr',
      autoDetect: true,
      languageInfo: { name: 'French', native: 'Français', flag: '🇫🇷', rtl: false },
      timezoneInfo: { name: 'Europe/Paris', utcOffset: 1, dst: true },
    })
  })

  it.each(['quickChangeLanguage', 'updateLanguage'] as const)(
    'changes by %s and stays, for this user alone (LAN-13, LAN-14)',
    async (id) => {
      const backend = createBackend()
      const { config } = await succeed(backend, id, { as: HUGO, body: { language: 'en' } })
      expect(config).toMatchObject({ language: 'en', languageInfo: { native: 'English', flag: '🇺🇸' } })
      const after = restarted(backend)
      expect((await succeed(after, 'getMyLanguageConfig', { as: HUGO })).config.language).toBe('en')
      expect((await succeed(after, 'getMyLanguageConfig', { as: LEA })).config.language).toBe('fr')
    },
  )

  it.each(['quickChangeLanguage', 'updateLanguage'] as OperationId[])(
    'is not changed by %s to one that is not supported',
    async (id) => {
      expect(await refusal(createBackend(), id, { as: LEA, body: { language: 'zh' } })).toMatchObject({
        status: 400,
        details: { language: ['Cette langue n’est pas prise en charge.'] },
      })
      expect((await send(createBackend(), id, { as: LEA, body: {} })).status).toBe(400)
    },
  )

  it('is marked in the list (LAN-15, LAN-25)', async () => {
    const backend = createBackend()
    await succeed(backend, 'quickChangeLanguage', { as: LEA, body: { language: 'it' } })
    const { languages_list } = await succeed(backend, 'listSupportedLanguages', { as: LEA })
    expect(languages_list.map(({ code, flag }) => code + flag)).toEqual(
      LOCALES.map((code) => code + LOCALE_INFO[code].flag),
    )
    expect(languages_list.filter(({ is_current }) => is_current).map(({ name }) => name)).toEqual(['Italiano'])
  })

  it('has a short form (LAN-16)', async () => {
    expect(await succeed(createBackend(), 'getCurrentLanguage', { as: LEA })).toEqual({
      current_language: 'fr',
      language_name: 'Français',
      timezone: 'Europe/Paris',
      date_format: 'DD/MM/YYYY',
      is_rtl: false,
    })
  })
})

describe('the detection of a language', () => {
  const headers = { 'Accept-Language': 'es-419,es;q=0.9' }

  it('reports the language, and applies it only on request (LAN-17)', async () => {
    const backend = createBackend()
    expect(await succeed(backend, 'detectLanguage', { as: LEA, body: { apply: false }, headers })).toMatchObject({
      applied: false,
      detection: { browser_language: 'es', ip_country: 'FR', applied: false },
    })
    expect((await succeed(backend, 'getCurrentLanguage', { as: LEA })).current_language).toBe('fr')
    expect((await succeed(backend, 'detectLanguage', { as: LEA, body: { apply: true }, headers })).applied).toBe(true)
    expect((await succeed(restarted(backend), 'getCurrentLanguage', { as: LEA })).current_language).toBe('es')
  })

  it('applies nothing when the browser has none of the five', async () => {
    const answer = await succeed(createBackend(), 'detectLanguage', {
      as: LEA,
      body: { apply: true },
      headers: { 'Accept-Language': 'zh' },
    })
    expect(answer).toMatchObject({ applied: false, detection: { browser_language: null } })
  })

  it('requires `apply`', async () => {
    expect((await send(createBackend(), 'detectLanguage', { as: LEA, body: { apply: 'oui' } })).status).toBe(400)
  })
})

const texts = async (overrides: object, query: { language: string; namespace?: string }) =>
  (await succeed(createBackend({ overrides }), 'getTranslations', { as: CLAIRE, query })).translations

describe('the interface calls', () => {
  it('return the configuration, with the server’s time (LAN-18)', async () => {
    const backend = createBackend({ clock: () => Date.parse('2026-03-16T09:00:00Z') })
    expect(await succeed(backend, 'getFrontendConfig', { as: CLAIRE, headers: { 'Accept-Language': 'en' } })).toEqual({
      supported_languages: LOCALES,
      detection: { browser: 'en', ip_country: 'FR' },
      server_time: '2026-03-16T09:00:00.000Z',
    })
  })

  it('return overrides by language and namespace, none by default (LAN-19)', async () => {
    expect(await texts({}, { language: 'fr' })).toEqual({})
    const { fr } = worlds.overriddenTexts.translations
    expect(await texts(worlds.overriddenTexts, { language: 'fr' })).toEqual(fr)
    expect(await texts(worlds.overriddenTexts, { language: 'fr-CA', namespace: 'common' })).toEqual({
      common: fr.common,
    })
    expect(await texts(worlds.overriddenTexts, { language: 'fr', namespace: 'auth' })).toEqual({})
    expect(await texts(worlds.overriddenTexts, { language: 'de' })).toEqual({})
    expect((await send(createBackend(), 'getTranslations', { as: CLAIRE })).status).toBe(400)
  })

  it('return errors by field for a configuration (LAN-20)', async () => {
    const backend = createBackend()
    const good = {
      language: 'de',
      timezone: 'America/New_York',
      dateFormat: 'YYYY-MM-DD',
      numberFormat: 'de',
      autoDetect: false,
    }
    expect(await succeed(backend, 'validateLanguageConfig', { as: LEA, body: good })).toEqual({ is_valid: true })
    const wrong = { language: 'zh', timezone: 'Mars/Olympus', dateFormat: 'jour', numberFormat: '?' }
    const { status, details } = await refusal(backend, 'validateLanguageConfig', { as: LEA, body: wrong })
    expect([status, Object.keys(details ?? {})]).toEqual([400, Object.keys(wrong)])
  })

  it('return the profiles, whose fields are not documented (LAN-33)', async () => {
    expect(await succeed(createBackend(), 'listLanguageProfiles', { as: LEA })).toMatchObject({
      results: [{ id: 3, language: 'fr' }],
    })
  })
})
