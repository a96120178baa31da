import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { loadSources } from './load-sources.ts'
import { argumentsOf, stop } from './stop.ts'

const USAGE = 'npm run config:check -- <config.json> [--sandbox, for a build of the sandbox]'

function readText(file: string): string {
  if (!existsSync(file)) return stop(`${file} does not exist.`, 1)
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch (error) {
    return stop(`${file} cannot be read: ${String(error)}`, 1)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return stop(`${file} cannot be read as text in UTF-8: save it so.`, 1)
  }
}

const { values, positionals } = argumentsOf(
  USAGE,
  { allowPositionals: true, options: { sandbox: { type: 'boolean', default: false } } },
  1,
)
const [file = stop(USAGE, 1), second] = positionals
if (second !== undefined) stop(USAGE, 1)
const text = readText(file)
loadSources()
const { configMistakes, configNotes } = await import('./config-mistakes.ts')
const mistakes = configMistakes(text, values.sandbox)
if (mistakes.length > 0)
  stop(mistakes.map(({ line, column, problem }) => `${file}:${line}:${column} ${problem}`).join('\n'), 1)
for (const note of configNotes(text, (path) => existsSync(join(dirname(file), path)))) console.info(`${file}: ${note}`)
