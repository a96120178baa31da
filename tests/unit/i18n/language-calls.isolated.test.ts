import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  checkLanguageConfig,
  detectUserLanguage,
  getInterfaceConfig,
  getLanguageProfile,
  getOverrides,
  getSupportedLanguages,
  readCurrentLanguage,
  saveLanguage,
  saveProfileLanguage,
} from '~/i18n/language-calls'
import { LOCALE_INFO, LOCALES } from '~/i18n/locales'
import { runSelfTest } from '~/i18n/self-test'

import { CONFIG, data, languageServer, refusal } from './language-server'

const ROOT = '/users/i18n'

type Answer = Parameters<typeof languageServer>[0]

function serve(answer: Answer, { signedIn = true } = {}) {
  const server = languageServer(answer, signedIn ? 'token' : undefined)
  vi.stubGlobal('fetch', server.fetchStub)
  return server
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the language calls', () => {
  it('return configuration, profile, newness and detected language for my_config (LAN-08, LAN-31, LAN-34)', async () => {
    const answer = { config: CONFIG, profile: { id: 3 }, is_new_user: true, detected_language: 'de' }
    const { asked } = serve(() => data(answer))
    expect(await getLanguageProfile()).toEqual(answer)
    expect(asked).toEqual([
      { method: 'GET', path: `${ROOT}/profiles/my_config/`, body: undefined, authorization: 'Bearer token' },
    ])
  })

  it('return code, name, flag and isActive of the supported languages (LAN-15)', async () => {
    serve(() => data({ languages_list: [{ code: 'de', name: 'Deutsch', flag: '🇩🇪', is_current: true }] }))
    expect(await getSupportedLanguages()).toEqual([{ code: 'de', name: 'Deutsch', flag: '🇩🇪', isActive: true }])
  })

  it('return the current language (LAN-16)', async () => {
    const answer = {
      current_language: 'de',
      language_name: 'Deutsch',
      timezone: 'Europe/Berlin',
      date_format: 'DD.MM.YYYY',
      is_rtl: false,
    }
    const { asked } = serve(() => data(answer))
    expect(await readCurrentLanguage()).toEqual(answer)
    expect(asked[0]?.path).toBe(`${ROOT}/language/current/`)
  })

  it('return the frontend configuration (LAN-18)', async () => {
    const answer = {
      supported_languages: ['fr'],
      detection: { browser: 'fr', ip_country: 'FR' },
      server_time: '2026-03-16T09:00:00Z',
    }
    const { asked } = serve(() => data(answer))
    expect(await getInterfaceConfig()).toEqual(answer)
    expect(asked[0]?.path).toBe(`${ROOT}/config/frontend_config/`)
  })

  it('return the translations of a language, for all namespaces or one (LAN-19)', async () => {
    const { asked } = serve(() => data({ translations: { 'common.save': 'Sichern' } }))
    expect(await getOverrides('de')).toEqual({ 'common.save': 'Sichern' })
    await getOverrides('de', { namespace: 'auth' })
    expect(asked.map(({ path }) => path)).toEqual([
      `${ROOT}/config/translations/?language=de`,
      `${ROOT}/config/translations/?language=de&namespace=auth`,
    ])
  })

  it.each([
    ['LAN-13', saveLanguage, `${ROOT}/language/quick_change/`],
    ['LAN-14', saveProfileLanguage, `${ROOT}/profiles/update_language/`],
  ] as const)('send a choice by %s and return the configuration', async (_id, save, path) => {
    const { asked } = serve(() => data({ config: CONFIG }))
    expect(await save('de')).toEqual(CONFIG)
    expect(asked).toEqual([{ method: 'POST', path, body: { language: 'de' }, authorization: 'Bearer token' }])
  })

  it('detect the language, with and without applying it (LAN-17)', async () => {
    const answer = {
      detection: { browser_language: 'de', ip_country: 'DE', confidence: 0.9, applied: true },
      applied: true,
    }
    const { asked } = serve(() => data(answer))
    expect(await detectUserLanguage(true)).toEqual(answer)
    expect(asked).toEqual([
      { method: 'POST', path: `${ROOT}/language/detect/`, body: { apply: true }, authorization: 'Bearer token' },
    ])
  })
})

describe('a failing call', () => {
  it.each([refusal(500), refusal(404), 'down'] as const)(
    'is logged, and built-in values are used instead (%#) (LAN-21)',
    async (reply) => {
      serve(() => reply)
      const languages = await getSupportedLanguages()
      expect(languages.map(({ code, flag, isActive }) => [code, flag, isActive])).toEqual(
        LOCALES.map((code) => [code, LOCALE_INFO[code].flag, code === 'fr']),
      )
      expect(await getInterfaceConfig()).toMatchObject({
        supported_languages: LOCALES,
        detection: { browser: 'fr', ip_country: 'FR' },
      })
      expect(await getOverrides('de')).toEqual({})
    },
  )

  it.each([
    ['profile', () => getLanguageProfile()],
    ['change', () => saveLanguage('de')],
    ['update', () => saveProfileLanguage('de')],
    ['current language', () => readCurrentLanguage()],
    ['detection', () => detectUserLanguage(false)],
  ])('is rethrown when it is the %s call (LAN-22)', async (_name, call) => {
    serve(() => refusal(500))
    await expect(call()).rejects.toMatchObject({ status_code: 500 })
  })

  it('is logged as such, once, when it is that of a configuration (LAN-32)', async () => {
    vi.resetModules()
    const { getLanguageProfile: get } = await import('~/i18n/language-calls')
    const { languageServer: fresh } = await import('./language-server')
    vi.stubGlobal('fetch', fresh(() => refusal(500), 'token').fetchStub)
    await get().catch(() => undefined)
    await get().catch(() => undefined)
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text as unknown)).toEqual(['Failed to get user config'])
  })
})

describe('a cancelled call', () => {
  it('is not a failure: it logs nothing, and has no fallback (C118)', async () => {
    serve(() => data({ translations: {} }))
    const abort = new AbortController()
    abort.abort()
    await expect(getOverrides('de', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe('the check of a configuration', () => {
  it('accepts a valid one (LAN-20)', async () => {
    const { asked } = serve(() => data({ is_valid: true }))
    expect(await checkLanguageConfig({ language: 'de' })).toEqual({ isValid: true, errors: {} })
    expect(asked[0]).toMatchObject({ path: `${ROOT}/config/validate/`, body: { language: 'de' } })
  })

  it.each([
    ['is not valid', data({ is_valid: false }), { general: ['Invalid configuration'] }],
    ['is refused with details', refusal(400, { details: { language: ['Inconnue'] } }), { language: ['Inconnue'] }],
    ['is refused without', refusal(400), { general: ['Validation failed'] }],
    ['is refused as a whole', refusal(400, { non_field_errors: ['Non'] }), { general: ['Non'] }],
    ['cannot be checked', 'down', { general: ['Validation error'] }],
    ['meets a broken server', refusal(503), { general: ['Validation failed'] }],
  ] as const)('gives the reason when it %s (LAN-20)', async (_what, reply, errors) => {
    serve(() => reply)
    expect(await checkLanguageConfig({ language: 'xx' })).toEqual({ isValid: false, errors })
  })
})

describe('the self-test', () => {
  const answers: Record<string, unknown> = {
    [`${ROOT}/profiles/supported_languages/`]: { languages_list: [] },
    [`${ROOT}/config/frontend_config/`]: { supported_languages: [], detection: {}, server_time: '' },
    [`${ROOT}/language/current/`]: {
      current_language: 'fr',
      language_name: '',
      timezone: '',
      date_format: '',
      is_rtl: false,
    },
  }
  const paths = Object.keys(answers)

  it.each([
    [[], 'healthy'],
    [paths.slice(0, 1), 'partial'],
    [paths.slice(1), 'partial'],
    [paths, 'down'],
  ] as const)('without %j is %s (LAN-24)', async (broken, health) => {
    serve((path) => ((broken as readonly string[]).includes(path) ? refusal(500) : data(answers[path])))
    expect((await runSelfTest()).health).toBe(health)
  })

  it.each([
    ['success false', { body: { success: false, message: 'Non', data: null } }],
    ['no envelope', { body: { languages_list: [] } }],
    ['a success that is no boolean', { body: { success: 'true', data: {} } }],
    ['an error', refusal(404)],
    ['no server', 'down'],
  ] as const)('reports that %s does not work (LAN-24, decision 27)', async (_what, reply) => {
    serve(() => reply)
    expect(await runSelfTest()).toEqual({
      health: 'down',
      probes: { supportedLanguages: false, frontendConfig: false, currentLanguage: false },
    })
  })

  it('sends the token of a signed-in user (decision 27)', async () => {
    const { asked, session } = serve(() => refusal(401))
    await runSelfTest()
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token', 'Bearer token', 'Bearer token'])
    expect(session).toEqual({ renewed: 0, refusedAfterRenewal: 0, userRefused: 0, signals: 0 })
  })

  it('sends no token when signed out, and a 401 does not affect the session (decision 27)', async () => {
    const { asked, session } = serve(() => refusal(401), { signedIn: false })
    await runSelfTest()
    expect(asked.map(({ authorization }) => authorization)).toEqual([null, null, null])
    expect(session).toEqual({ renewed: 0, refusedAfterRenewal: 0, userRefused: 0, signals: 0 })
  })
})
