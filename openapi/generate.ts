import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createClient } from '@hey-api/openapi-ts'

import { bundle } from './bundle.ts'
import { checkContract } from './check-contract.ts'
import type { Description } from './description.ts'
import { clientOperations, responseSchemas } from './emit/client-operations.ts'
import { CODE_POINTS, countCodePoints } from './emit/code-points.ts'
import { knownValues } from './emit/known-values.ts'
import { limits } from './emit/limits.ts'
import { shapes } from './emit/shapes.ts'
import { wireOperations } from './emit/wire-operations.ts'
import { lint } from './lint.ts'
import { Mistake } from './mistake.ts'
import { jobs } from './openapi-ts.config.ts'
import { staleFiles } from './stale-files.ts'

/** The checked description. @throws Mistake */
export function readDescription(source?: string): Description {
  const linted = lint(source)
  if (linted.length > 0) throw new Mistake(linted)
  const description = bundle(source)
  const problems = checkContract(description)
  if (problems.length > 0) throw new Mistake(problems)
  return description
}

/**
 * Writes everything generated below `root`. openapi-ts empties its folders, so our own files are written after it.
 * @throws Mistake
 */
export async function generate(root: string, description = readDescription()) {
  for (const job of jobs(description, root)) await createClient(job)

  const app = join(root, 'src/api/generated')
  const sandbox = join(root, 'mocks/generated')
  write(app, {
    operations: clientOperations(description),
    'response-schemas': responseSchemas(description),
    'known-values': knownValues(description),
    limits: limits(description),
    shapes: shapes(description),
  })
  write(sandbox, {
    operations: wireOperations(description),
    'known-values': knownValues(description),
    limits: limits(description),
    'code-points': CODE_POINTS,
  })
  rewrite(join(sandbox, 'zod.gen.ts'), countCodePoints)
  for (const folder of [join(app, 'client'), join(app, 'core')])
    for (const file of readdirSync(folder)) rewrite(join(folder, file), leaveUnchecked)
}

function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.gen.ts`), text)
}

const rewrite = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')))

/** The fetch client copied by openapi-ts does not support `exactOptionalPropertyTypes`. Its exports stay typed. */
const leaveUnchecked = (text: string) => `// @ts-nocheck\n${text}`

if (import.meta.main) {
  try {
    await (process.argv.includes('--check') ? requireFresh() : staleFiles(generate, true))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function requireFresh() {
  const stale = await staleFiles(generate)
  if (stale.length === 0) return
  console.error(`Not as the description says; run \`npm run generate\`:\n${stale.join('\n')}`)
  process.exitCode = 1
}
