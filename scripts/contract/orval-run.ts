import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'

import { writeBundle } from '../../openapi/bundle.ts'
import { stop } from '../stop.ts'

/*
 * Another generator reads the contract, and what it writes compiles: the description stays open to others while hey-api's
 * version is 0.x. It is fetched for this run; nothing of the product needs it.
 */
const ORVAL = 'orval@8.38.0'
const FOLDER = '.cache/contract/orval'
const STRICT = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target es2023',
  '--module esnext',
  '--moduleResolution bundler',
  '--lib es2023,dom',
  '--types node',
].flatMap((option) => option.split(' '))

function run(what: string, command: string, args: readonly string[]): void {
  const { error, status } = spawnSync(command, args, { stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) stop(`${what} failed`)
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
writeBundle(`${FOLDER}/openapi.json`)
for (const client of ['react-query', 'zod']) {
  const target = ['--input', `${FOLDER}/openapi.json`, '--output', `${FOLDER}/${client}.ts`, '--client', client]
  const fetched = ['exec', '--yes', `--package=${ORVAL}`, '--', 'orval', '--fail-on-warnings', ...target]
  run(`orval (${client})`, 'npm', fetched)
}
const written = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
run('tsc on what orval wrote', 'npm', ['exec', '--', 'tsc', ...STRICT, ...written.map((file) => `${FOLDER}/${file}`)])
console.info(`${ORVAL} read the contract: ${written.join(', ')} compile`)
