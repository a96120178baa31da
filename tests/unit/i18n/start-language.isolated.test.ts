// @vitest-environment jsdom
// the texts that are loaded belong to the module
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { timeZone } from '~/i18n/dates'
import { LANGUAGE_KEY } from '~/i18n/detect-locale'
import { chooseLanguage, language } from '~/i18n/language'
import { forgetUserLanguage, languageSwitch } from '~/i18n/language-switch'
import { catalogue } from '~/i18n/message-loader'
import { startLanguage } from '~/i18n/start-language'

const stored = () => localStorage.getItem(LANGUAGE_KEY)
const lang = () => document.documentElement.lang

/** The event that other tabs get. */
const otherTab = (newValue: string | null, key: string | null = LANGUAGE_KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

let stop: () => void

function start(browser: string[] = [], htmlTag = 'fr') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  document.documentElement.lang = htmlTag
  stop = startLanguage()
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })))
})

afterEach(() => {
  stop()
  language.reset()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the language at the start', () => {
  it('is the stored choice, which sets `lang` (LAN-07, LAN-12)', () => {
    localStorage.setItem(LANGUAGE_KEY, 'de')
    start(['en-US'])
    expect([language.get(), lang()]).toEqual(['de', 'de'])
  })

  it('is not stored when it was detected, hostile or not (LAN-07, C284)', () => {
    start(['en" onload=', 'it-IT'])
    expect([language.get(), lang(), stored()]).toEqual(['it', 'it', null])
  })

  it('ignores a hostile stored value (C284)', () => {
    localStorage.setItem(LANGUAGE_KEY, 'es"><script>')
    start([], '')
    expect([language.get(), lang()]).toEqual(['fr', 'fr'])
  })

  it('needs no storage (C070)', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    start(['es'])
    language.set('de')
    expect([language.get(), lang()]).toEqual(['de', 'de'])
  })
})

describe('a change of the language in other tabs', () => {
  it('is followed without storing anything (C062)', async () => {
    start()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    otherTab('en')
    await vi.waitFor(() => expect(language.get()).toBe('en'))
    expect(lang()).toBe('en')
    expect(write).not.toHaveBeenCalled()
  })

  it('is stored once (C062)', async () => {
    start()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    await chooseLanguage('en')
    await chooseLanguage('en')
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('that removes the choice, or all storage, means French (C056)', async () => {
    start()
    language.set('en')
    otherTab(null)
    await vi.waitFor(() => expect(language.get()).toBe('fr'))
    language.set('en')
    otherTab(null, null)
    await vi.waitFor(() => expect(language.get()).toBe('fr'))
  })

  it('of another key is ignored', async () => {
    start()
    language.set('en')
    otherTab('de', 'theme')
    await Promise.resolve()
    expect(language.get()).toBe('en')
  })

  it('to a hostile value means French (C284)', async () => {
    start()
    language.set('en')
    otherTab('de" onload=')
    await vi.waitFor(() => expect(language.get()).toBe('fr'))
  })
})

describe('a choice whose texts do not come', () => {
  it('is stored before they come, so that a sign-in or a reload keeps it (LAN-12)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => promise)
    start()
    const shown = chooseLanguage('it')
    expect([stored(), language.get()]).toEqual(['it', 'fr'])
    resolve(new Response('{}', { status: 404 }))
    await shown
    expect([stored(), language.get()]).toEqual(['it', 'it'])
  })

  it('can be made again, which requests them once more (LAN-12)', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}', { status: 404 })))
    vi.stubGlobal('fetch', fetched)
    start()
    await chooseLanguage('it')
    expect(catalogue.spoken('it')).toBe('fr')
    const before = fetched.mock.calls.length
    await chooseLanguage('it')
    expect(fetched.mock.calls.length).toBeGreaterThan(before)
  })
})

describe('a sign-out', () => {
  it('shows French at once, and removes choice, time zone and overrides (LAN-10, C076, K24)', () => {
    start(['de'])
    language.set('en')
    timeZone.set('Asia/Tokyo')
    catalogue.setOverrides('fr', new Map([['common.loading', [{ type: 0, value: 'Attendez' }]]]))
    forgetUserLanguage()
    expect([language.get(), lang(), stored(), timeZone.get()]).toEqual(['fr', 'fr', null, 'Europe/Paris'])
    expect(catalogue.messages('fr')['common.loading']).toEqual([{ type: 0, value: 'Chargement…' }])
  })

  it('cancels a pending change (LAN-10)', async () => {
    vi.useFakeTimers()
    start()
    const saved = Promise.withResolvers<'en'>()
    const outcome = languageSwitch.change('en', () => saved.promise)
    forgetUserLanguage()
    saved.reject(new Error('401'))
    expect(await outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([language.get(), stored()]).toEqual(['fr', null])
  })
})

describe('every text that was lost without a network', () => {
  it.each([
    ['the browser is online again', 'it', () => window.dispatchEvent(new Event('online'))],
    ['somebody looks at the page again', 'es', () => document.dispatchEvent(new Event('visibilitychange'))],
  ] as const)('is requested again once %s (LAN-03, NFR-02)', async (_when, locale, happen) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    start([locale])
    await chooseLanguage(locale)
    expect(catalogue.spoken(locale)).toBe('fr')
    vi.stubGlobal('fetch', async (url: string) =>
      url === `/locales/${locale}/common.json` ? Response.json({ save: 'Texto' }) : new Response('{}', { status: 404 }),
    )
    happen()
    await vi.waitFor(() => expect(catalogue.spoken(locale)).toBe(locale))
    expect(catalogue.messages(locale)['common.save']).toEqual([{ type: 0, value: 'Texto' }])
  })
})
