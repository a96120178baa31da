import { parse } from '#icu-parser'

import { readSources } from '../../../scripts/messages.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales'
import { NAMESPACES } from '../../../src/i18n/namespaces.gen'
import { placeholdersOf } from '../../../src/i18n/read-messages'

/** All source texts of a language by id. */
const textsOf = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(NAMESPACES.flatMap((namespace) => Object.entries(readSources(locale, namespace))))

export const ALL_TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  ReadonlyMap<string, string>
>

export const OTHERS = LOCALES.filter((locale) => locale !== 'fr')

/** `{ days: ['number'] }`: comparable, and readable in a failure. */
export const placeholders = (text: string): Record<string, string[]> =>
  Object.fromEntries([...placeholdersOf(parse(text))].map(([name, kinds]) => [name, [...kinds].toSorted()]))
