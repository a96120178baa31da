import { safeLocalStorage } from '~/platform/storage'

import { readLocale } from './detect-locale'
import type { Locale } from './locales'

/** Local storage key of the language: two letters. The boot script reads it too. */
export const LANGUAGE_KEY = 'language'

/** The last configuration of one user; used by `keptLanguage`. */
export const KEPT_LANGUAGE_KEY = 'language-config'

/** Where storage is blocked or full, the choice lasts as long as the page. */
export const readStoredLanguage = (): Locale | undefined => readLocale(safeLocalStorage.getItem(LANGUAGE_KEY))

export function storeLanguage(locale: Locale): void {
  if (safeLocalStorage.getItem(LANGUAGE_KEY) !== locale) safeLocalStorage.setItem(LANGUAGE_KEY, locale)
}

/** Sign-out: removes the choice and the stored configuration (K53). */
export function removeStoredLanguage(): void {
  for (const key of [LANGUAGE_KEY, KEPT_LANGUAGE_KEY]) safeLocalStorage.removeItem(key)
}
