import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'

import type { Description, Parameter } from './description.ts'
import { lint } from './lint.ts'
import { Mistake } from './mistake.ts'
import { redocly, SOURCE } from './redocly.ts'

/** Writes the description as one file, JSON or YAML by its extension. @throws Mistake */
export function writeBundle(target: string, source = SOURCE): void {
  requireWritable(target)
  if (!redocly('bundle', source, ['--output', target]).ok) throw new Mistake(lint(source))
}

/** @throws Mistake: Redocly would choose another name, or say nothing */
function requireWritable(target: string): void {
  if (!['.json', '.yaml', '.yml'].includes(extname(target)))
    throw new Mistake([`${target}: the name of the file must end in .json, .yaml or .yml`])
  try {
    mkdirSync(dirname(target), { recursive: true })
    accessSync(dirname(target), constants.W_OK)
  } catch {
    throw new Mistake([`${target}: its folder cannot be written to`])
  }
}

type Head = { openapi?: string; swagger?: string; paths?: object }

/** Any document of OpenAPI 3 as one object. @throws Mistake */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says how it reads the document
export function readBundled<Document>(source: string): Document {
  if (/^https?:/.test(source)) throw new Mistake([`${source}: an address; save what is there as a file first`])
  if (!existsSync(source)) throw new Mistake([`${source}: there is no such file`])
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const target = join(folder, 'openapi.json')
    writeBundle(target, source)
    // whatever it is, it is looked at here
    const document = JSON.parse(readFileSync(target, 'utf8')) as Document & Head
    if (document.swagger) throw new Mistake([`${source}: Swagger ${document.swagger}; convert it to OpenAPI 3 first`])
    if (!document.openapi?.startsWith('3.')) throw new Mistake([`${source}: not a document of OpenAPI 3`])
    if (!document.paths) throw new Mistake([`${source}: it has no paths`])
    return document
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The description as one object: openapi-ts cannot unwrap envelopes across files. @throws Mistake */
export const bundle = (source = SOURCE): Description => withParameters(readBundled(source))

type Referring = Description & { components: { parameters: Record<string, Parameter> } }

const PARAMETERS = '#/components/parameters/'

/** Inlines references to parameters: openapi-ts drops shared parameters together with unused schemas. */
function withParameters(description: Referring): Description {
  const shared = description.components.parameters
  return JSON.parse(JSON.stringify(description), (_key, value: { $ref?: string } | null) =>
    value?.$ref?.startsWith(PARAMETERS) ? shared[value.$ref.slice(PARAMETERS.length)] : value,
  )
}

if (import.meta.main) {
  const [, , target = '.cache/contract/openapi.json'] = process.argv
  try {
    writeBundle(target)
    console.info(target)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
