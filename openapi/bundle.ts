import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Description, Parameter } from './description.ts'

const SOURCE = 'openapi/openapi.yaml'
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Throws, with what Redocly has to say, when it is not content. */
function redocly(command: string, ...options: string[]) {
  const packageFile = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
  const cli = join(dirname(packageFile), 'bin/cli.js')
  execFileSync(process.execPath, [cli, command, SOURCE, '--config', 'openapi/redocly.yaml', ...options], {
    stdio: 'pipe',
    env: { ...process.env, ...QUIET },
  })
}

/** The rule set makes an error of each warning. */
export const lint = () => redocly('lint')

/** The many files of the description as one: openapi-ts opens no envelope behind a reference to another file. */
export function bundle(): Description {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const target = join(folder, 'openapi.json')
    redocly('bundle', '--output', target)
    return withParameters(JSON.parse(readFileSync(target, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Referring = Description & { components: { parameters: Record<string, Parameter> } }

const PARAMETERS = '#/components/parameters/'

/** Parameters in place of the references to them: openapi-ts drops shared parameters together with unused schemas. */
function withParameters(description: Referring): Description {
  const shared = description.components.parameters
  return JSON.parse(JSON.stringify(description), (_key, value: { $ref?: string } | null) =>
    value?.$ref?.startsWith(PARAMETERS) ? shared[value.$ref.slice(PARAMETERS.length)] : value,
  )
}
