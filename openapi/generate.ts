import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createClient } from '@hey-api/openapi-ts'

import { bundle, type Description } from './description.ts'
import { clientOperations, responseSchemas } from './emit/client-operations.ts'
import { knownValues } from './emit/known-values.ts'
import { limits } from './emit/limits.ts'
import { wireOperations } from './emit/wire-operations.ts'
import { jobs } from './openapi-ts.config.ts'

/** Everything that is generated, below `root`. openapi-ts empties its folders, so our own files come after it. */
export async function generate(root: string, description: Description = bundle()) {
  await createClient(jobs(description, root))
  const client = join(root, 'src/api/generated')
  const wire = join(root, 'mocks/generated')
  for (const folder of ['client', 'core']) leaveUnchecked(join(client, folder))
  writeFileSync(join(client, 'operations.gen.ts'), clientOperations(description))
  writeFileSync(join(client, 'response-schemas.gen.ts'), responseSchemas(description))
  writeFileSync(join(client, 'known-values.gen.ts'), knownValues(description))
  writeFileSync(join(client, 'limits.gen.ts'), limits(description))
  writeFileSync(join(wire, 'operations.gen.ts'), wireOperations(description))
  writeFileSync(join(wire, 'limits.gen.ts'), limits(description))
}

/** The fetch client that openapi-ts copies in was not written for `exactOptionalPropertyTypes`. What it exports stays typed. */
function leaveUnchecked(folder: string) {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    writeFileSync(path, `// @ts-nocheck\n${readFileSync(path, 'utf8')}`)
  }
}

if (import.meta.main) await generate('.')
