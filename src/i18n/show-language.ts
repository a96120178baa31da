import { language } from './language-store'
import { catalogue, loadLocale } from './load-messages'
import type { Locale } from './locales'
import { storeLanguage } from './stored-language'

let asked = 0
let choices = 0

/**
 * Switches to `locale` once its texts are loaded, so that texts, `lang` and dates change together.
 * @returns false when another language was requested meanwhile (C290)
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
