import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { DEFAULT_LOCALE, type Locale } from './locales'
import { removeStoredLanguage, storeLanguage } from './stored-language'

/** Pre-rendered pages and the first client render are French: the initial state is what both show. */
const store = createStore<Locale>()(() => DEFAULT_LOCALE)

/** The language of the interface. */
export const language = {
  get: store.getState,
  /** Shows `locale` without making it the choice of this browser. */
  show: (locale: Locale): void => store.setState(locale, true),
  /** Shows `locale` and remembers it as the choice. */
  set: (locale: Locale): void => {
    storeLanguage(locale)
    store.setState(locale, true)
  },
  /** Logout: French, and the choice forgotten (F §4). */
  reset: (): void => {
    removeStoredLanguage()
    store.setState(DEFAULT_LOCALE, true)
  },
  subscribe: (listener: (locale: Locale) => void): (() => void) => store.subscribe(listener),
}

export const useLanguage = (): Locale => useStore(store)
