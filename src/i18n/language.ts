import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { removeStoredLanguage, storeLanguage } from './detect-locale'
import { type Locale, DEFAULT_LOCALE } from './locales'
import { catalogue, loadLocale } from './message-loader'

/** Starts in French, like the pre-rendered pages and the first client render. */
const store = createStore<Locale>()(() => DEFAULT_LOCALE)

/** The interface language. */
export const language = {
  get: store.getState,
  /** Shows `locale` without storing it as this browser's choice. */
  show: (locale: Locale): void => store.setState(locale, true),
  /** Shows `locale` and stores it as this browser's choice. */
  set: (locale: Locale): void => {
    storeLanguage(locale)
    store.setState(locale, true)
  },
  /** Sign-out: back to French, and the stored choice is removed. */
  reset: (): void => {
    removeStoredLanguage()
    store.setState(DEFAULT_LOCALE, true)
  },
  subscribe: (listener: (locale: Locale) => void): (() => void) => store.subscribe(listener),
}

export const useLanguage = (): Locale => useStore(store)

/** The language of the texts shown: French when those of the chosen language have not loaded. */
export function useSpokenLanguage(): Locale {
  const locale = useLanguage()
  return useStore(catalogue.revision, () => catalogue.spoken(locale))
}

let asked = 0
let choices = 0

/**
 * Switches to `locale` once its texts are loaded, so that texts, `lang` and dates change together.
 * @returns false when another language was requested meanwhile
 */
export async function showLanguage(locale: Locale, show: (locale: Locale) => void = language.show): Promise<boolean> {
  asked += 1
  const turn = asked
  // also when it is the current language but its texts have not loaded
  if (locale !== language.get() || catalogue.spoken(locale) !== locale) await loadLocale(locale)
  if (turn !== asked) return false
  show(locale)
  return true
}

/** How often a language was chosen on this page: tells whether an answer is older than the choice. */
export const choicesMade = (): number => choices

/** Stores `locale` as this browser's choice, at once: its texts may come late. Enough for a signed-out visitor. */
export function chooseLanguage(locale: Locale): Promise<boolean> {
  choices += 1
  return adoptLanguage(locale)
}

/** The same for the configured language, which nobody chose here. */
export function adoptLanguage(locale: Locale): Promise<boolean> {
  storeLanguage(locale)
  return showLanguage(locale, language.set)
}

/** Sign-out: back to French at once, whatever is pending. */
export function resetLanguage(): void {
  asked += 1
  language.reset()
}
