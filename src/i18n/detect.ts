import { DEFAULT_LOCALE, isLocale, type Locale } from './locales'

/** Anything a language code never holds: quotes, brackets, colons, spaces, and the words of script injection. */
const SCRIPT_LIKE = /[<>"'`(){}[\]\\/:&%\s\p{C}]|script|on\w+=/iu

/**
 * One detected code, cut to its first two head and accepted only if supported (F §5): `es` of `ES-419` and, by the
 * letter, of `est`. Values that look like script injection are discarded.
 */
export function readLocale(detected: unknown): Locale | undefined {
  if (typeof detected !== 'string') return undefined
  const code = detected.trim()
  if (SCRIPT_LIKE.test(code)) return undefined
  const head = code.slice(0, 2).toLowerCase()
  return isLocale(head) ? head : undefined
}

export type DetectionSources = {
  /** What was chosen in this browser. */
  stored: unknown
  /** The languages of the browser, the preferred one first. */
  browser: readonly unknown[]
  /** The `lang` of the page as it was served. */
  htmlTag: unknown
}

/** K24: stored choice, browser, html tag; the first that is supported, else French. */
export function detectLocale({ stored, browser, htmlTag }: DetectionSources): Locale {
  for (const candidate of [stored, ...browser, htmlTag]) {
    const locale = readLocale(candidate)
    if (locale) return locale
  }
  return DEFAULT_LOCALE
}
