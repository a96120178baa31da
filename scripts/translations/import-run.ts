import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

import { DEFAULT_LOCALE } from '../../src/i18n/locales.ts'
import { loadSources } from '../load-sources.ts'
import { sourceFile, writeMessages } from '../messages.ts'
import { argumentsOf, stop } from '../stop.ts'
import { readTexts, toFile } from './texts.ts'

const USAGE = `npm run messages:import -- FILE

Writes the texts of a PO file to src/i18n/messages. A file with a fault changes nothing; each fault is named.`

const { positionals } = argumentsOf(USAGE, { allowPositionals: true, options: {} })
const [file, ...others] = positionals
if (file === undefined || others.length > 0) stop(USAGE)
if (!existsSync(file)) stop(`There is no file ${file}.`)

loadSources()
const { importTexts } = await import('./import.ts')
const imported = importTexts(readFileSync(file, 'utf8'), readTexts)
if ('faults' in imported) stop(`${imported.faults.join('\n')}\nNothing was changed.`, 1)

const { locale, texts, unfinished } = imported
const stale = Object.entries(texts).filter(([namespace, sources]) => {
  const path = sourceFile(locale, namespace)
  return existsSync(path) ? readFileSync(path, 'utf8') !== toFile(sources) : Object.keys(sources).length > 0
})
for (const [namespace, sources] of stale) {
  const path = sourceFile(locale, namespace)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, toFile(sources))
  console.info(relative('.', path))
}
if (locale === DEFAULT_LOCALE) writeMessages()
const files = stale.length === 1 ? '1 file' : `${stale.length} files`
console.info(`${files} changed. ${unfinished.length} texts have no translation in ${file} and stay as they are.`)
