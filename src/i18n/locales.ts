/** Interface languages, French first. */
export const LOCALES = ['fr', 'en', 'es', 'de', 'it'] as const

export type Locale = (typeof LOCALES)[number]

/** Default and fallback. */
export const DEFAULT_LOCALE: Locale = 'fr'

/** Native names and flags. A flag is decoration and never replaces the name. */
export const LOCALE_INFO: Readonly<Record<Locale, { native: string; flag: string }>> = {
  fr: { native: 'Français', flag: '🇫🇷' },
  en: { native: 'English', flag: '🇺🇸' },
  es: { native: 'Español', flag: '🇪🇸' },
  de: { native: 'Deutsch', flag: '🇩🇪' },
  it: { native: 'Italiano', flag: '🇮🇹' },
}

/**
 * Languages that are being translated. English stands for what is missing. Development and the workbench offer them
 * (`offerDrafts`); builds know nothing of them.
 */
export const DRAFTS = {
  nl: { native: 'Nederlands', flag: '🇳🇱' },
} as const

export type Draft = keyof typeof DRAFTS

export const isDraft = (value: unknown): value is Draft => typeof value === 'string' && Object.hasOwn(DRAFTS, value)

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
