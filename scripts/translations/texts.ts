import { readFileSync } from 'node:fs'

import type { Sources } from '../compile-messages.ts'
import { type Language, MESSAGES_FOLDER, namespaces, readSources } from '../messages.ts'

/** The texts of a language, by namespace. */
export type Texts = Readonly<Record<string, Sources>>

export const readTexts = (language: Language): Texts =>
  Object.fromEntries(namespaces().map((namespace) => [namespace, readSources(language, namespace)]))

export const byId = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(Object.values(texts).flatMap((sources) => Object.entries(sources)))

/** As the formatter writes the files. */
export const toFile = (sources: Sources): string => `${JSON.stringify(sources, null, 2)}\n`

/** What translators have to know of a message that its text does not say, in English, by id. */
export const readDescriptions = (): Sources =>
  // our own file; tests/unit/i18n/descriptions.test.ts checks that it is a flat map of texts
  JSON.parse(readFileSync(`${MESSAGES_FOLDER}/descriptions.json`, 'utf8')) as Sources
