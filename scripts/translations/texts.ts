import { existsSync } from 'node:fs'

import { DEFAULT_LOCALE, type Locale } from '../../src/i18n/locales.ts'
import type { Sources } from '../compile-messages.ts'
import { MESSAGES_FOLDER, namespaces, readSources } from '../messages.ts'

/** The texts of a language, by namespace. */
export type Texts = Readonly<Record<string, Sources>>

export const fileOf = (locale: Locale, namespace: string): string => `${MESSAGES_FOLDER}/${locale}/${namespace}.json`

/** A file that a language does not have yet has no texts. */
export const readTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    namespaces().map((namespace) => [
      namespace,
      existsSync(fileOf(locale, namespace)) ? readSources(locale, namespace) : {},
    ]),
  )

export const byId = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(Object.values(texts).flatMap((sources) => Object.entries(sources)))

/** As the formatter writes the files. */
export const toFile = (sources: Sources): string => `${JSON.stringify(sources, null, 2)}\n`

export const isSource = (locale: Locale): boolean => locale === DEFAULT_LOCALE
