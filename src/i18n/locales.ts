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

/**
 * Languages that nobody writes, offered beside the drafts: in `xa` a text that is not translated has no accents, and one
 * that is cut has no bracket at its end; in `xl` each text is the longest of those that it has.
 */
export const PSEUDO_LOCALES = {
  xa: { native: '[Ȧȧƈƈḗḗƞŧŧş]', flag: '🔤' },
  xl: { native: 'Longest texts', flag: '📏' },
} as const

export type PseudoLocale = keyof typeof PSEUDO_LOCALES

export const isPseudoLocale = (value: unknown): value is PseudoLocale =>
  typeof value === 'string' && Object.hasOwn(PSEUDO_LOCALES, value)

/**
 * Whether a language is shown in development and in the workbench only.
 * @public The scripts and the workbench ask.
 */
export const isUnfinished = (value: unknown): value is Draft | PseudoLocale => isDraft(value) || isPseudoLocale(value)

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/**
 * Offers the languages that are being translated and the pseudo-locales, beside the finished languages. In development
 * and in the workbench only; called before anything reads a language. Types keep to the finished languages: these need
 * nothing but texts.
 *
 * @returns their codes
 */
export function offerDrafts(): string[] {
  const offered = LOCALES as unknown as string[]
  const added = { ...DRAFTS, ...PSEUDO_LOCALES }
  for (const [code, info] of Object.entries(added))
    if (!offered.includes(code)) {
      offered.push(code)
      Object.assign(LOCALE_INFO, { [code]: info })
    }
  return Object.keys(added)
}
