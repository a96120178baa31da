import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { DEFAULT_LOCALE, type Locale } from '../src/i18n/locales.ts'
import { NAMESPACES, type Namespace } from '../src/i18n/namespaces.ts'
import type { Sources } from './compile-messages.ts'
import { messageTypes } from './message-types.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
export const MESSAGES_FOLDER = `${root}src/i18n/messages`
const TYPES_FILE = `${root}src/i18n/messages.gen.d.ts`

export const sourceFile = (locale: Locale, namespace: Namespace) => `${MESSAGES_FOLDER}/${locale}/${namespace}.json`

export const readSources = (locale: Locale, namespace: Namespace): Sources =>
  // our own files; tests/unit/i18n holds that each is a flat map of texts
  JSON.parse(readFileSync(sourceFile(locale, namespace), 'utf8')) as Sources

/** What `messages.gen.d.ts` must hold for the French texts as they are now. */
export const freshTypes = () =>
  messageTypes(Object.assign({}, ...NAMESPACES.map((namespace) => readSources(DEFAULT_LOCALE, namespace))))

/** @returns whether the file had to be written */
export function writeTypes(): boolean {
  const fresh = freshTypes()
  if (existsSync(TYPES_FILE) && readFileSync(TYPES_FILE, 'utf8') === fresh) return false
  writeFileSync(TYPES_FILE, fresh)
  return true
}

export const typesAreFresh = () => existsSync(TYPES_FILE) && readFileSync(TYPES_FILE, 'utf8') === freshTypes()

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    if (!typesAreFresh()) {
      console.error('src/i18n/messages.gen.d.ts is stale: run "node scripts/messages.ts"')
      process.exitCode = 1
    }
  } else writeTypes()
}
