import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createLanguageSwitch } from '~/i18n/language-switch'
import { LOCALES, type Locale } from '~/i18n/locales'

/** What the tabs of a browser share. */
type Browser = { stored?: Locale }

/** A page, and a server that answers on demand. */
function setUp(browser: Browser = {}) {
  let shown: Locale = 'fr'
  const calls: { locale: Locale; answer: PromiseWithResolvers<Locale> }[] = []
  const languageSwitch = createLanguageSwitch({
    current: () => shown,
    show: (locale) => {
      shown = locale
      browser.stored = locale
      return Promise.resolve()
    },
    stored: () => browser.stored,
  })
  const save = (locale: Locale) => {
    const answer = Promise.withResolvers<Locale>()
    calls.push({ locale, answer })
    return answer.promise
  }
  const settle = async (call: number, ok: boolean, stored?: Locale) => {
    const { locale = 'fr', answer } = calls[call] ?? {}
    if (ok) answer?.resolve(stored ?? locale)
    else answer?.reject(new Error('500'))
    // the answer and its effects
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return {
    languageSwitch,
    shown: () => shown,
    saved: () => calls.map(({ locale }) => locale),
    change: (locale: Locale) => languageSwitch.change(locale, save),
    /** The event of a choice in another tab. */
    hear: (locale: Locale) => {
      if (!languageSwitch.onOtherTabChoice(locale)) shown = locale
    },
    settle,
  }
}

/** When every promise that is ready has had its effects. */
const settled = () => new Promise<'pending'>((resolve) => setImmediate(() => resolve('pending')))

describe('a change of the language', () => {
  it('shows it at once and saves it (LAN-28, LAN-13)', async () => {
    const { change, shown, saved, settle } = setUp()
    const outcome = change('en')
    expect(shown()).toBe('en')
    await settle(0, true)
    expect(await outcome).toBe('en')
    expect(saved()).toEqual(['en'])
  })

  it('rolls back and reports when the server refuses (LAN-28, C289)', async () => {
    const { change, shown, settle, languageSwitch } = setUp()
    const refused = change('en').catch(String)
    await settle(0, false)
    expect(await refused).toBe('Error: 500')
    expect(shown()).toBe('fr')
    expect(languageSwitch.pending()).toBe(false)
  })

  it('rolls back to what the server has, also while the texts of that language are loading (C289, C290)', async () => {
    let shown: Locale = 'fr'
    const texts = Promise.withResolvers<void>()
    const languageSwitch = createLanguageSwitch({
      current: () => shown,
      show: async (locale) => {
        if (locale === 'en') await texts.promise
        shown = locale
      },
      stored: () => undefined,
    })
    await languageSwitch.change('en', async (locale) => locale)
    const refused = languageSwitch.change('de', () => Promise.reject(new Error('500'))).catch(() => {})
    texts.resolve()
    await refused
    expect(shown).toBe('en')
  })

  it('saves the next choice after a roll-back whose texts failed to load (C289, C290)', async () => {
    const languageSwitch = createLanguageSwitch({
      current: () => 'fr',
      show: (locale) => (locale === 'fr' ? Promise.reject(new TypeError('no script')) : Promise.resolve()),
      stored: () => undefined,
    })
    const refused = languageSwitch.change('en', () => Promise.reject(new Error('500'))).catch(String)
    expect(await Promise.race([refused, settled()])).toBe('Error: 500')
    const next = languageSwitch.change('de', async (locale) => locale)
    expect(await Promise.race([next, settled()])).toBe('de')
  })

  it('of five quick choices keeps the last one, with at most two calls (C290)', async () => {
    const { change, shown, saved, settle } = setUp()
    const outcomes = (['en', 'es', 'de', 'it', 'es'] as const).map(change)
    expect(shown()).toBe('es')
    await settle(0, true)
    await settle(1, true)
    expect(await Promise.all(outcomes)).toEqual([undefined, undefined, undefined, undefined, 'es'])
    expect(saved()).toEqual(['en', 'es'])
    expect(shown()).toBe('es')
  })

  it('the refusal of an earlier choice changes nothing (C290)', async () => {
    const { change, shown, settle } = setUp()
    void change('en')
    const last = change('de')
    await settle(0, false)
    expect(shown()).toBe('de')
    await settle(1, true)
    expect(await last).toBe('de')
  })

  it('rolls back to the last saved language (C290)', async () => {
    const { change, shown, settle } = setUp()
    void change('en')
    const refused = change('de').catch(String)
    await settle(0, true)
    await settle(1, false)
    expect(await refused).toBe('Error: 500')
    expect(shown()).toBe('en')
  })

  it('rolls back to what the server has stored, also where it is another than the chosen one (C290, F §4)', async () => {
    const { change, shown, settle } = setUp()
    void change('en')
    const refused = change('de').catch(String)
    await settle(0, true, 'it')
    await settle(1, false)
    expect(await refused).toBe('Error: 500')
    expect(shown()).toBe('it')
  })

  it('saves a choice made the moment the previous one settled (C290)', async () => {
    const { change, saved, settle } = setUp()
    const first = change('en').then(() => change('de'))
    await settle(0, true)
    await settle(1, true)
    expect(await first).toBe('de')
    expect(saved()).toEqual(['en', 'de'])
  })

  it('a refusal in one tab leaves the newer choice of another (C290, C062)', async () => {
    const browser: Browser = {}
    const [one, other] = [setUp(browser), setUp(browser)]
    const refused = one.change('en').catch(String)
    const saved = other.change('de')
    // both events come late: the older choice does not replace the newer one
    other.hear('en')
    one.hear('de')
    expect([one.shown(), other.shown(), browser.stored]).toEqual(['de', 'de', 'de'])
    await one.settle(0, false)
    expect(await refused).toBe('Error: 500')
    await other.settle(0, true)
    expect(await saved).toBe('de')
    expect([one.shown(), other.shown(), browser.stored]).toEqual(['de', 'de', 'de'])
  })

  it('a refusal of the newer choice leads back to that of the other tab (C290, C062)', async () => {
    const browser: Browser = {}
    const [one, other] = [setUp(browser), setUp(browser)]
    void one.change('en')
    const refused = other.change('de').catch(String)
    other.hear('en')
    one.hear('de')
    await one.settle(0, true)
    await other.settle(0, false)
    await refused
    one.hear('en')
    expect([one.shown(), other.shown(), browser.stored]).toEqual(['en', 'en', 'en'])
  })

  it('ignores pending choices after a sign-out (LAN-10)', async () => {
    const { change, shown, saved, settle, languageSwitch } = setUp()
    const first = change('en')
    const second = change('de')
    languageSwitch.forget()
    expect(await Promise.all([first, second])).toEqual([undefined, undefined])
    await settle(0, false)
    expect(shown()).toBe('de')
    expect(saved()).toEqual(['en'])

    const next = change('it')
    await settle(1, true)
    expect(await next).toBe('it')
  })

  it('ends with the language that the server has, for any order of events (C289, C290)', async () => {
    const step = fc.oneof(fc.record({ choose: fc.constantFrom(...LOCALES) }), fc.record({ answer: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { change, shown, saved, settle, languageSwitch } = setUp()
        let answered = 0
        let atServer: Locale = 'fr'
        const answer = async (ok: boolean) => {
          const locale = saved()[answered]
          if (!locale) return
          if (ok) atServer = locale
          await settle(answered, ok)
          answered += 1
        }
        for (const one of steps) {
          if ('choose' in one) change(one.choose).catch(() => undefined)
          else await answer(one.answer)
        }
        const last = languageSwitch.pending() ? steps.findLast((one) => 'choose' in one)?.choose : atServer
        while (languageSwitch.pending()) await answer(true)
        expect({ shown: shown(), atServer }).toEqual({ shown: last, atServer: last })
        expect(saved()).toHaveLength(answered)
      }),
    )
  })
})
