import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

import { filesUnder } from '../files.ts'
import { requireNode } from '../node-version.ts'
import {
  differing,
  foreignHosts,
  isUnanswered,
  loosePackages,
  readAudit,
  secretsIn,
  withInstallScripts,
  type Hashes,
  type Lock,
} from './checks.ts'

requireNode()

/** Without the variables that npm sets for its scripts: they are about this folder, not for an npm in another one. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(?:package|lifecycle|config_local)/.test(name)),
)

function run(program: string, parameters: string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, stdout, said: `${stdout}\n${stderr}` }
}

const complaints: string[] = []
function tell(what: string, found: readonly string[], good: string) {
  console.info(`${found.length === 0 ? '✓' : '✘'} ${what}: ${found.length === 0 ? good : found.join(', ')}`)
  if (found.length > 0) complaints.push(what)
}

/** The files that the container's build does not get. */
const leftOut = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
const isSent = (file: string) => !leftOut.some((name) => file === name || file.startsWith(`${name}/`))

/** Copies the repository's present files to a place where no folder above has packages to fall back on. */
function copySource(folder: string, isWanted = (_file: string) => true): void {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], '.')
  if (!listed.ok) throw new Error(listed.said)
  for (const file of listed.stdout.split('\0').filter(Boolean).filter(isWanted)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
}

/** @returns true when the packages come from the registry; false when they are those of this folder */
function install(folder: string): boolean {
  const { ok, said } = run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder)
  if (ok) return true
  if (!isUnanswered(said)) throw new Error(`npm ci --ignore-scripts failed:\n${said.slice(-4000)}`)
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  return false
}

function build(folder: string): void {
  const { ok, said } = run('npm', ['run', '--silent', 'build'], folder)
  if (!ok) throw new Error(`npm run build failed:\n${said.slice(-4000)}`)
}

const hashesOf = (folder: string): Hashes =>
  new Map(
    filesUnder(folder).map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )

// the shapes that npm documents
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Parameters<typeof loosePackages>[0]
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
tell('versions', loosePackages(project, lock), 'exact, and each package is held to a hash')
const scripts = withInstallScripts(lock)
const refused = /^ignore-scripts=true$/m.test(readFileSync('.npmrc', 'utf8'))
tell(
  'scripts at the installation',
  refused ? [] : ['.npmrc does not say ignore-scripts=true'],
  `none runs${scripts.length > 0 ? `, not even of ${scripts.join(', ')}` : ''}`,
)

const work = mkdtempSync(join(tmpdir(), 'supply-'))
try {
  const [one, other] = [join(work, 'one'), join(work, 'as-sent-to-a-container')]
  copySource(one)
  copySource(other, isSent)
  const fresh = install(one)
  console.info(
    fresh
      ? '✓ npm ci --ignore-scripts: installed'
      : '– npm ci --ignore-scripts: the registry does not answer, so the packages of this folder are used',
  )
  build(one)
  renameSync(join(one, 'node_modules'), join(other, 'node_modules'))
  build(other)
  const files = hashesOf(join(one, 'dist'))
  tell('two builds', differing(files, hashesOf(join(other, 'dist'))), `the same ${files.size} files, byte for byte`)

  const texts = filesUnder(join(one, 'dist'))
    .filter((file) => /\.(?:js|css|html|json|svg)$/.test(file))
    .map((file) => ({ name: relative(join(one, 'dist'), file), text: readFileSync(file, 'utf8') }))
  const named = (read: (text: string) => string[]) =>
    texts.flatMap(({ name, text }) => read(text).map((found) => `${found} (${name})`))
  tell('hosts of others in the build', named(foreignHosts), 'none')
  tell('secrets in the build', named(secretsIn), 'none')
} finally {
  rmSync(work, { recursive: true, force: true })
}

const audit = readAudit(run('npm', ['audit', '--omit=dev', '--json'], '.').stdout)
if (audit.answered)
  tell(
    'known holes in what ships',
    audit.severe > 0 ? [`${audit.severe} high or critical: npm audit --omit=dev`] : [],
    `none high or critical, ${audit.others} lesser`,
  )
else console.info(`– known holes in what ships: not known, the registry answers no audit (${audit.why})`)

process.exit(complaints.length > 0 ? 1 : 0)
