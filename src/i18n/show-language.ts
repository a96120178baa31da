import { language } from './language-store'
import { loadLocale } from './load-messages'
import type { Locale } from './locales'

let asked = 0

/**
 * Shows `locale` once its texts are there (K53), so that texts, `lang` and dates change together.
 * @returns false when another language was asked for meanwhile: the last one wins (C290)
 */
export async function showLanguage(locale: Locale, show: (locale: Locale) => void = language.show): Promise<boolean> {
  asked += 1
  const turn = asked
  if (locale !== language.get()) await loadLocale(locale)
  if (turn !== asked) return false
  show(locale)
  return true
}

/** Shows `locale` and remembers it as the choice of this browser: all that a signed-out visitor's choice does. */
export const chooseLanguage = (locale: Locale): Promise<boolean> => showLanguage(locale, language.set)

/** Logout: French at once, whatever was on its way (F §4). */
export function resetLanguage(): void {
  asked += 1
  language.reset()
}
