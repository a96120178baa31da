import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '../messages.ts'
import { argumentsOf, stop } from '../stop.ts'
import { readContexts } from './context.ts'
import { exportTemplate, exportTexts } from './export.ts'
import { readPictureIndex } from './pictures.ts'
import { byId, readTexts } from './texts.ts'

const USAGE = `npm run messages:export -- [language …] [--to .cache/translations] [--workbench http://localhost:6006]

Writes one PO file for each language, or for those named, and messages.pot, the texts without translations.
--workbench: the address that its links to stories begin with.`

const { values, positionals } = argumentsOf(USAGE, {
  allowPositionals: true,
  options: {
    to: { type: 'string', default: '.cache/translations' },
    workbench: { type: 'string', default: 'http://localhost:6006' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.info(USAGE)
  process.exit(0)
}
const unknown = positionals.find((name) => !LANGUAGES.some((language) => language === name))
if (unknown !== undefined) stop(`${unknown} is not a language of src/i18n/locales.ts.\n${USAGE}`)

const english = byId(readTexts('en'))
const contextOf = readContexts(values.workbench.replace(/\/$/, ''), readPictureIndex())
/** English helps a translator who does not read French. */
const withEnglish = (id: string) => contextOf(id, [`English: ${english.get(id)}`])

mkdirSync(values.to, { recursive: true })
function write(name: string, text: string) {
  writeFileSync(join(values.to, name), text)
  console.info(join(values.to, name))
}
for (const locale of LANGUAGES)
  if (positionals.length === 0 || positionals.includes(locale))
    write(`${locale}.po`, exportTexts(locale, readTexts, locale === 'en' ? contextOf : withEnglish))
write('messages.pot', exportTemplate(readTexts, withEnglish))
