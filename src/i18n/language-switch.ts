import { timeZone } from './dates'
import { readStoredLanguage } from './detect-locale'
import { chooseLanguage, language, resetLanguage } from './language'
import type { Locale } from './locales'
import { catalogue } from './message-loader'

type SwitchPorts = {
  current: () => Locale
  /** Shows a language and stores it as this browser's choice. */
  show: (locale: Locale) => Promise<unknown>
  /** The choice of this browser, of whichever tab. */
  stored: () => Locale | undefined
}

type Choice = {
  locale: Locale
  /** @returns the language that the server has stored, which may be another one */
  save: (locale: Locale) => Promise<Locale>
  settle: PromiseWithResolvers<Locale | undefined>
}

/**
 * Optimistic language change (LAN-28): shown at once, saved one call at a time. Only the latest choice is saved next.
 * When the last call fails, the language is rolled back, unless another tab has chosen since.
 */
export function createLanguageSwitch({ current, show, stored }: SwitchPorts) {
  let last: Choice | undefined
  let confirmed: Locale = current()
  let saving = false
  /** A choice whose texts are still loading: what is shown is older. */
  let showing: Promise<void> | undefined
  let generation = 0

  function display(locale: Locale) {
    const over = () => {
      if (showing === mine) showing = undefined
    }
    const mine = show(locale).then(over, over)
    showing = mine
  }

  const saveLast = async () => {
    const born = generation
    saving = true
    while (last) {
      const choice = last
      const outcome = await choice.save(choice.locale).then(
        (saved) => ({ saved }),
        (error: unknown) => ({ error }),
      )
      if (generation !== born) return
      if ('saved' in outcome) confirmed = outcome.saved
      if (last !== choice) continue
      last = undefined
      // a script that fails to load stops no later choice
      if ('error' in outcome && (stored() ?? choice.locale) === choice.locale) await show(confirmed).catch(() => {})
      if (generation !== born) return
      if ('error' in outcome) choice.settle.reject(outcome.error)
      else choice.settle.resolve(outcome.saved)
    }
    // same microtask as the last outcome: a listener may choose again at once
    saving = false
  }

  return {
    /**
     * @returns the language stored; undefined if a later choice or the sign-out replaced this one
     * @throws the error of `save`, after the rollback
     */
    change(locale: Locale, save: Choice['save']): Promise<Locale | undefined> {
      if (!saving && !showing) confirmed = current()
      last?.settle.resolve(undefined)
      last = { locale, save, settle: Promise.withResolvers() }
      const { promise } = last.settle
      display(locale)
      if (!saving) void saveLast()
      return promise
    },
    /**
     * Another tab chose `locale`: if saving fails here, roll back to it.
     * @returns whether the choice made here is newer, so that `locale` is not shown
     */
    onOtherTabChoice(locale: Locale): boolean {
      confirmed = locale
      return !!last && stored() === last.locale
    },
    /** While true, the server's value must not replace the choice. */
    pending: (): boolean => last !== undefined,
    /** Sign-out: pending choices no longer change the language. */
    forget(): void {
      generation += 1
      last?.settle.resolve(undefined)
      last = undefined
      saving = false
      showing = undefined
    },
  }
}

/** The language switch of this page. It contains no API call, so that public pages can use it. */
export const languageSwitch = createLanguageSwitch({
  current: language.get,
  show: chooseLanguage,
  stored: readStoredLanguage,
})

/** Neither the user's choice nor the provider's overrides outlive the session. */
export function forgetUserLanguage(): void {
  languageSwitch.forget()
  resetLanguage()
  timeZone.reset()
  catalogue.clearOverrides()
}
