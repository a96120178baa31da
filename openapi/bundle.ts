import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Description, Parameter } from './description.ts'
import { lint } from './lint.ts'
import { Mistake } from './mistake.ts'
import { redocly, SOURCE } from './redocly.ts'

/** Writes the description as one file, JSON or YAML by its extension. @throws Mistake */
export function writeBundle(target: string, source = SOURCE): void {
  if (!redocly('bundle', source, ['--output', target]).ok) throw new Mistake(lint(source))
}

/** The description as one object: openapi-ts cannot unwrap envelopes across files. @throws Mistake */
export function bundle(source = SOURCE): Description {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const target = join(folder, 'openapi.json')
    writeBundle(target, source)
    return withParameters(JSON.parse(readFileSync(target, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

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
  writeBundle(target)
  console.info(target)
}
