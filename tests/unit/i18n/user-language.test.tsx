import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { timeZone } from '~/i18n/dates'
import { LANGUAGE_KEY } from '~/i18n/detect-locale'
import { chooseLanguage, language } from '~/i18n/language'
import { catalogue } from '~/i18n/message-loader'
import { changeUserLanguage, languageConfigOptions, overridesOptions, prepareUserLanguage } from '~/i18n/user-language'
import { emitWindowEvent } from '~/telemetry/events'

import { CONFIG, data, refusal } from './language-server'
import { forgetLanguages, mount, myConfig, setUp, USER, type Reply } from './signed-in-language'

const shown = (id: string) => JSON.stringify(catalogue.messages('de')[id])

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
})
afterEach(forgetLanguages)

describe('the language of a signed-in user', () => {
  it('is the configured one, with its time zone (LAN-08, LAN-35)', async () => {
    const { queryClient } = setUp(() => myConfig())
    await prepareUserLanguage(queryClient, USER)
    expect([language.get(), timeZone.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['de', 'Europe/Berlin', 'de'])
  })

  it.each([
    ['an unknown language', { language: 'xx-BR' }, 'fr'],
    ['a regional code', { language: 'ES-419' }, 'es'],
    ['an injection', { language: 'de"><script>' }, 'fr'],
    ['writing from right to left', { language: 'it', languageInfo: { ...CONFIG.languageInfo, rtl: true } }, 'it'],
  ])('is chosen with %s (LAN-07, C293, K51)', async (_what, change, expected) => {
    const { queryClient } = setUp(() => myConfig(change))
    await prepareUserLanguage(queryClient, USER)
    expect(language.get()).toBe(expected)
    expect(document.documentElement.dir).toBe('')
  })

  it('with an unknown time zone falls back to Paris time (C295)', async () => {
    const { queryClient } = setUp(() => myConfig({ timezone: 'Mars/Olympus' }))
    await prepareUserLanguage(queryClient, USER)
    expect(timeZone.get()).toBe('Europe/Paris')
  })

  it.each([refusal(500), refusal(404), 'down'] as const)(
    'is the default when the call fails (%#) (LAN-09, LAN-21, C292)',
    async (reply) => {
      language.show('en')
      timeZone.set('Asia/Tokyo')
      const { queryClient, count } = setUp(() => reply)
      await prepareUserLanguage(queryClient, USER)
      expect([language.get(), timeZone.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['fr', 'Europe/Paris', null])

      await prepareUserLanguage(queryClient, USER)
      mount(queryClient)
      expect(count('my_config')).toBe(1)
    },
  )

  it('stays this browser’s choice when the call fails (LAN-07)', async () => {
    language.set('it')
    const { queryClient } = setUp(() => refusal(500))
    await prepareUserLanguage(queryClient, USER)
    expect(language.get()).toBe('it')
  })

  it('is requested once in 15 min, cached for 1 h per user, and not refetched on focus or reconnect (LAN-08)', () => {
    expect(languageConfigOptions(USER)).toMatchObject({
      queryKey: ['languageConfig', USER],
      staleTime: 900_000,
      gcTime: 3_600_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      enabled: true,
    })
    expect(languageConfigOptions(undefined)).toMatchObject({
      queryKey: ['languageConfig', 'anonymous'],
      enabled: false,
    })
    expect(overridesOptions(undefined, 'fr')).toMatchObject({ enabled: false })
  })

  it('is applied again when the user changes (LAN-10, LAN-11)', async () => {
    let configured = 'de'
    const { queryClient, count } = setUp(() => myConfig({ language: configured }))
    mount(queryClient)
    await waitFor(() => expect(language.get()).toBe('de'))
    configured = 'es'
    act(() => emitWindowEvent('user:changed', { reason: 'profile' }))
    await waitFor(() => expect(language.get()).toBe('es'))
    expect(count('my_config')).toBe(2)
  })

  it('a later choice is not undone by a cached configuration (LAN-11)', async () => {
    const { queryClient } = setUp(() => myConfig())
    await prepareUserLanguage(queryClient, USER)
    language.show('it')
    await prepareUserLanguage(queryClient, USER)
    mount(queryClient).unmount()
    mount(queryClient)
    expect(language.get()).toBe('it')
  })

  it('a choice made at step 2 is not undone by a late answer, nor on the dashboard (LAN-11, K53)', async () => {
    const late = Promise.withResolvers<ReturnType<typeof data>>()
    const { queryClient, count } = setUp(() => late.promise)
    const prepared = prepareUserLanguage(queryClient, USER)
    await waitFor(() => expect(count('my_config')).toBe(1))
    await chooseLanguage('es')

    late.resolve(myConfig())
    await prepared
    expect(timeZone.get()).toBe('Europe/Berlin')
    await prepareUserLanguage(queryClient, USER)
    mount(queryClient)
    expect([language.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['es', 'es'])
    expect(count('my_config')).toBe(1)
  })

  it('a late answer is applied where nothing was chosen (LAN-08, K53)', async () => {
    const late = Promise.withResolvers<ReturnType<typeof data>>()
    const { queryClient } = setUp(() => late.promise)
    await chooseLanguage('es')
    void prepareUserLanguage(queryClient, USER)
    late.resolve(myConfig())
    await waitFor(() => expect([language.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['de', 'de']))
  })
})

describe('the provider’s texts', () => {
  it('load after the sign-in, in the current language; misfits are dropped and logged (LAN-19)', async () => {
    const translations = {
      common: { save: 'Behalten', toast: { more: '{count} {other}' }, cancel: '{', close: '', retry: 7 },
      'common.reference': 'Nummer {reference}',
      unknown: { key: 'x' },
    }
    const { queryClient, asked } = setUp(() => myConfig(), { translations })
    mount(queryClient)
    await waitFor(() => expect(shown('common.save')).toContain('Behalten'))
    expect(shown('common.reference')).toContain('Nummer')
    expect(shown('common.toast.more')).toContain('autres messages')
    expect(shown('common.cancel')).toContain('Annuler')
    expect(shown('common.close')).toContain('Fermer')
    expect(shown('common.retry')).toContain('Réessayer')
    expect(asked.filter(({ path }) => path.includes('translations')).at(-1)?.path).toContain('language=de')
    const logged = vi.mocked(console.warn).mock.calls.flat().join('\n')
    expect(logged).toMatch(/common\.cancel/)
    expect(logged).toMatch(/common\.toast\.more in de/)
  })
})

describe('a change of language', () => {
  it('is shown and stored at once, then replaced by the server’s answer (LAN-13, LAN-28)', async () => {
    const { queryClient, asked } = setUp(() => myConfig(), {
      change: () => data({ config: { ...CONFIG, language: 'en' } }),
    })
    await prepareUserLanguage(queryClient, USER)
    const change = changeUserLanguage(queryClient, USER, 'en')
    await waitFor(() => expect([language.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['en', 'en']))
    expect(await change).toBe('en')
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { language: 'en' } })
    expect(queryClient.getQueryData(languageConfigOptions(USER).queryKey)).toMatchObject({ language: 'en' })
  })

  it.each([
    null,
    {},
    { config: null },
    { config: {} },
    { config: { language: 'en' } },
    { config: { language: '', timezone: '' } },
  ])('changes no more than its answer says: %j (LAN-13, LAN-35)', async (answer) => {
    const { queryClient } = setUp(() => myConfig(), { change: () => data(answer) })
    await prepareUserLanguage(queryClient, USER)
    expect(await changeUserLanguage(queryClient, USER, 'en')).toBe('en')
    expect(language.get()).toBe('en')
    expect(queryClient.getQueryData(languageConfigOptions(USER).queryKey)).toMatchObject({
      language: 'en',
      timezone: CONFIG.timezone,
    })
  })

  it('made before the configuration was read leaves its time zone to be read (LAN-35)', async () => {
    const come = Promise.withResolvers<ReturnType<typeof myConfig>>()
    const { queryClient } = setUp(() => come.promise, { change: () => data({ config: { language: 'en' } }) })
    mount(queryClient)
    const changed = changeUserLanguage(queryClient, USER, 'en')
    come.resolve(myConfig({ language: 'en' }))
    expect(await changed).toBe('en')
    await waitFor(() => expect(timeZone.get()).toBe(CONFIG.timezone))
    expect(language.get()).toBe('en')
  })

  it('is rolled back completely when the server refuses: texts, page and storage agree (C289)', async () => {
    const { queryClient } = setUp(() => myConfig(), { change: () => refusal(500) })
    await prepareUserLanguage(queryClient, USER)
    await expect(changeUserLanguage(queryClient, USER, 'en')).rejects.toMatchObject({ status_code: 500 })
    expect([language.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['de', 'de'])
  })

  it('that follows four others quickly wins in page, storage and server (C290)', async () => {
    const { queryClient, asked } = setUp(() => myConfig(), {
      change: () => data({ config: { ...CONFIG, language: 'it' } }),
    })
    mount(queryClient)
    await waitFor(() => expect(language.get()).toBe('de'))
    const choices = (['en', 'es', 'fr', 'en', 'it'] as const).map((locale) =>
      changeUserLanguage(queryClient, USER, locale),
    )
    expect((await Promise.all(choices)).at(-1)).toBe('it')
    await waitFor(() => expect([language.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['it', 'it']))
    expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ language: 'it' })
  })

  it('a configuration read before the choice was saved changes nothing (C290)', async () => {
    const save = Promise.withResolvers<ReturnType<typeof data>>()
    let zone = 'Europe/Berlin'
    const { queryClient } = setUp(() => myConfig({ timezone: zone }), { change: () => save.promise })
    mount(queryClient)
    await waitFor(() => expect(language.get()).toBe('de'))
    const change = changeUserLanguage(queryClient, USER, 'en')
    await waitFor(() => expect(language.get()).toBe('en'))

    zone = 'Europe/Rome'
    act(() => emitWindowEvent('user:changed', { reason: 'profile' }))
    await waitFor(() => expect(timeZone.get()).toBe('Europe/Rome'))
    expect(language.get()).toBe('en')
    save.resolve(data({ config: { ...CONFIG, language: 'en' } }))
    await change
    expect(language.get()).toBe('en')
  })

  it('ignores a configuration that was requested before and answered after (C290)', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof data>>()
    const config = vi.fn<() => Reply>(() => slow.promise).mockReturnValueOnce(myConfig())
    const { queryClient } = setUp(config, { change: () => data({ config: { ...CONFIG, language: 'en' } }) })
    mount(queryClient)
    await waitFor(() => expect(language.get()).toBe('de'))
    act(() => emitWindowEvent('user:changed', { reason: 'profile' }))
    await waitFor(() => expect(config).toHaveBeenCalledTimes(2))
    await changeUserLanguage(queryClient, USER, 'en')
    slow.resolve(myConfig({ timezone: 'Europe/Rome' }))
    await act(() => slow.promise)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect([language.get(), localStorage.getItem(LANGUAGE_KEY)]).toEqual(['en', 'en'])
  })
})
