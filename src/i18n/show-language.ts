import { language } from './language-store'
import { loadLocale } from './load-messages'
import type { Locale } from './locales'

let asked = 0

/**
 * Switches to `locale` once its texts are loaded (K53), so that texts, `lang` and dates change together.
 * @returns false when another language was requested meanwhile (C290)
 */
export async function showLanguage(locale: Locale, show: (locale: Locale) => void = language.show): Promise<boolean> {
  asked += 1
  const turn = asked
  if (locale !== language.get()) await loadLocale(locale)
  if (turn !== asked) return false
  show(locale)
  return true
}

/** Shows `locale` and stores it as this browser's choice. Enough for a signed-out visitor. */
export const chooseLanguage = (locale: Locale): Promise<boolean> => showLanguage(locale, language.set)

/** Sign-out: back to French at once, whatever is pending (F §4). */
export function resetLanguage(): void {
  asked += 1
  language.reset()
}
