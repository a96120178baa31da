import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import {
  DEFAULT_LOCALE,
  type Draft,
  DRAFTS,
  isDraft,
  isPseudoLocale,
  type Locale,
  LOCALES,
  PSEUDO_LOCALES,
  type PseudoLocale,
} from '../src/i18n/locales.ts'
import { PRELOADED_NAMESPACES, type Namespace } from '../src/i18n/messages.ts'
import type { Sources } from './compile-messages.ts'
import { messageTypes } from './message-types.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const MESSAGES_FOLDER = `${root}src/i18n/messages`
const I18N = `${root}src/i18n`

/** Groups of texts: the French files, by name. Read each time, because files change while a development server runs. */
export const namespaces = (): readonly Namespace[] =>
  readdirSync(`${MESSAGES_FOLDER}/${DEFAULT_LOCALE}`)
    .filter((file) => file.endsWith('.json'))
    // the generated type lists exactly these files
    .map((file) => file.replace(/\.json$/, '') as Namespace)
    .toSorted()

/** A language that has texts, finished or not. */
export type Language = Locale | Draft

// the keys are those of the type
export const LANGUAGES: readonly Language[] = [...LOCALES, ...(Object.keys(DRAFTS) as Draft[])]

export const sourceFile = (locale: Language, namespace: string) => `${MESSAGES_FOLDER}/${locale}/${namespace}.json`

/** @throws naming the file that is missing */
export function readSource(locale: Language, namespace: Namespace): string {
  const file = sourceFile(locale, namespace)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new Error(`src/i18n/messages/${locale}/${namespace}.json is missing: every language has the files of French`)
}

/** The texts of a language that are in its file. Only a draft may lack the file. */
export const readSources = (locale: Language, namespace: Namespace): Sources =>
  isDraft(locale) && !existsSync(sourceFile(locale, namespace))
    ? {}
    : // our own files; tests/unit/i18n checks that each is a flat map of texts
      (JSON.parse(readSource(locale, namespace)) as Sources)

/** A language that can be shown. */
export type ShownLanguage = Language | PseudoLocale

// the keys are those of the type
export const SHOWN_LANGUAGES: readonly ShownLanguage[] = [
  ...LANGUAGES,
  ...(Object.keys(PSEUDO_LOCALES) as PseudoLocale[]),
]

/** Each text in the language that needs most letters for it. */
function longestSources(namespace: Namespace): Sources {
  const all = LOCALES.map((locale) => readSources(locale, namespace))
  const longestOf = (id: string) =>
    all.reduce((longest, texts) => ((texts[id]?.length ?? 0) > longest.length ? (texts[id] ?? '') : longest), '')
  return Object.fromEntries(Object.keys(readSources(DEFAULT_LOCALE, namespace)).map((id) => [id, longestOf(id)]))
}

/** The texts that are shown in a language: a draft takes the English ones where it has none, `xa` all of them. */
export function shownSources(locale: ShownLanguage, namespace: Namespace): Sources {
  if (locale === 'xl') return longestSources(namespace)
  if (isPseudoLocale(locale)) return readSources('en', namespace)
  return { ...(isDraft(locale) && readSources('en', namespace)), ...readSources(locale, namespace) }
}

/** Files without a French counterpart: they would never be loaded. */
const strayFiles = () =>
  LANGUAGES.flatMap((locale) =>
    readdirSync(`${MESSAGES_FOLDER}/${locale}`)
      .filter((file) => !namespaces().some((namespace) => file === `${namespace}.json`))
      .map((file) => `src/i18n/messages/${locale}/${file} has no French file of its name`),
  )

const onDemand = () =>
  namespaces().filter((namespace) => !PRELOADED_NAMESPACES.some((preloaded) => preloaded === namespace))

const namespacesModule = () => `// Written by \`npm run messages\` from the files of src/i18n/messages/fr. Do not edit.

/** Groups of texts. */
export const NAMESPACES = [
${namespaces()
  .map((namespace) => `  '${namespace}',\n`)
  .join('')}] as const

export type Namespace = (typeof NAMESPACES)[number]

/** French texts in scripts of their own, loaded together with the route that needs them. */
export const FRENCH_ON_DEMAND = {
${onDemand()
  .map((namespace) => `  ${namespace}: () => import('./messages/fr/${namespace}.json?messages'),\n`)
  .join('')}}
`

const texts = (): Sources =>
  Object.assign({}, ...namespaces().map((namespace) => readSources(DEFAULT_LOCALE, namespace)))

/** The expected content of the generated files. */
const freshFiles = (): Record<string, string> => ({
  [`${I18N}/messages.gen.d.ts`]: messageTypes(texts()),
  [`${I18N}/namespaces.gen.ts`]: namespacesModule(),
})

/** Generated files that are stale, and message files that are missing or misplaced. */
export function staleMessages(): string[] {
  for (const locale of LOCALES) for (const namespace of namespaces()) readSource(locale, namespace)
  const stale = Object.entries(freshFiles()).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  return [...strayFiles(), ...stale.map(([file]) => `${file.replace(root, '')} is stale: run "npm run messages"`)]
}

export function writeMessages(): void {
  for (const [file, text] of Object.entries(freshFiles()))
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (import.meta.main) {
  try {
    if (!process.argv.includes('--check')) writeMessages()
    const problems = staleMessages()
    problems.forEach((problem) => console.error(problem))
    if (problems.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
