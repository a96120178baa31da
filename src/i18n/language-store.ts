import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { DEFAULT_LOCALE, type Locale } from './locales'
import { removeStoredLanguage, storeLanguage } from './stored-language'

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
