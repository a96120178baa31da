import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const SOURCE = 'openapi/openapi.yaml'

const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

export function redocly(
  command: 'lint' | 'bundle',
  source: string,
  options: string[],
): { ok: boolean; output: string; complaint: string } {
  const packageFile = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
  const cli = join(dirname(packageFile), 'bin/cli.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, command, source, '--config', 'openapi/redocly.yaml', ...options],
    { encoding: 'utf8', env: { ...process.env, ...QUIET } },
  )
  return { ok: status === 0, output: stdout, complaint: stderr }
}
