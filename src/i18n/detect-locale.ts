import { safeLocalStorage } from '~/platform/storage'

import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** What no language code contains: quotes, brackets, colons, spaces, script words. */
const SCRIPT_LIKE = /[<>"'`(){}[\]\\/:&%\s\p{C}]|script|on\w+=/iu

/**
 * Reads one language code: its first two letters, if supported. `ES-419` gives `es`, and so does `est`. Values that
 * look like script injection are rejected.
 */
export function readLocale(detected: unknown): Locale | undefined {
  if (typeof detected !== 'string') return undefined
  const code = detected.trim()
  if (SCRIPT_LIKE.test(code)) return undefined
  const head = code.slice(0, 2).toLowerCase()
  return isLocale(head) ? head : undefined
}

type DetectionSources = {
  /** The choice stored in this browser. */
  stored: unknown
  /** `navigator.languages`, in order of preference. */
  browser: readonly unknown[]
  /** The `lang` of the served page. */
  htmlTag: unknown
}

/** The first supported language of stored choice, browser and html tag (K24); else French. */
export function detectLocale({ stored, browser, htmlTag }: DetectionSources): Locale {
  for (const candidate of [stored, ...browser, htmlTag]) {
    const locale = readLocale(candidate)
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}

/** Local storage key of the language: two letters. The boot script reads it too. */
export const LANGUAGE_KEY = 'language'

/** The last configuration of one user; used by `storedLanguage`. */
export const STORED_LANGUAGE_KEY = 'language-config'

/** Where storage is blocked or full, the choice lasts as long as the page. */
export const readStoredLanguage = (): Locale | undefined => readLocale(safeLocalStorage.getItem(LANGUAGE_KEY))

export function storeLanguage(locale: Locale): void {
  if (safeLocalStorage.getItem(LANGUAGE_KEY) !== locale) safeLocalStorage.setItem(LANGUAGE_KEY, locale)
}

/** Sign-out: removes the choice and the stored configuration. */
export function removeStoredLanguage(): void {
  for (const key of [LANGUAGE_KEY, STORED_LANGUAGE_KEY]) safeLocalStorage.removeItem(key)
}
