import { readLocale } from './detect'
import type { Locale } from './locales'

/** The one local key of the language (F §3): two letters. The boot script of the page reads it too. */
export const LANGUAGE_KEY = 'language'

/** The last configuration of one user: `keptLanguage` reads and writes it. */
export const KEPT_LANGUAGE_KEY = 'language-config'

/** Storage may be blocked, full or absent: then the choice lives as long as the page. */
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

/** Logout: the choice, and what this device knows of the user's configuration (K53). */
export function removeStoredLanguage(): void {
  guarded((storage) => [LANGUAGE_KEY, KEPT_LANGUAGE_KEY].forEach((key) => storage.removeItem(key)))
}
