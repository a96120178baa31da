import { readLocale } from './detect'
import type { Locale } from './locales'

/** Local storage key of the language: two letters (F §3). The boot script reads it too. */
export const LANGUAGE_KEY = 'language'

/** The last configuration of one user; used by `keptLanguage`. */
export const KEPT_LANGUAGE_KEY = 'language-config'

/** Storage may be blocked, full or missing: the choice then lasts as long as the page. */
function guarded<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(globalThis.localStorage)
  } catch {
    return undefined
  }
}

export const readStoredLanguage = (): Locale | undefined =>
  readLocale(guarded((storage) => storage.getItem(LANGUAGE_KEY)))

export function storeLanguage(locale: Locale): void {
  guarded((storage) => {
    if (storage.getItem(LANGUAGE_KEY) !== locale) storage.setItem(LANGUAGE_KEY, locale)
  })
}

/** Sign-out: removes the choice and the kept configuration (K53). */
export function removeStoredLanguage(): void {
  guarded((storage) => [LANGUAGE_KEY, KEPT_LANGUAGE_KEY].forEach((key) => storage.removeItem(key)))
}
