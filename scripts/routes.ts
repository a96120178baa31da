import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { resolveConfig } from 'vite'

import { ROUTER_OPTIONS } from './router-options.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const { generatedRouteTree: TREE, routesDirectory } = ROUTER_OPTIONS
const AREA = '_authenticated'
const PATHS = 'src/app/protected-paths.gen.ts'

const read = (file: string) => (existsSync(ROOT + file) ? readFileSync(ROOT + file, 'utf8') : '')

/**
 * The address of a page by its file below `routes/_authenticated`: `users/index.tsx` is `/users`.
 * @returns undefined for a file that is no page, and for a page of many addresses
 */
export function addressOf(file: string): string | undefined {
  const names = file.replace(/\.tsx$/, '').split(/[/.\\]/)
  if (!file.endsWith('.tsx') || names.some((name) => /^[-$]/.test(name))) return undefined
  const address = names.filter((name) => !name.startsWith('_') && name !== 'index' && name !== 'route')
  return `/${address.join('/')}`
}

function protectedPathsModule(): string {
  const files = readdirSync(`${ROOT}${routesDirectory}/${AREA}`, { recursive: true, encoding: 'utf8' })
  const paths = [...new Set(files.flatMap((file) => addressOf(file) ?? []))].toSorted()
  return `// Written by \`npm run generate\` from the files of ${routesDirectory}/${AREA}. Do not edit.

/**
 * Pages that need a session, by their whole address. The boot script leads visitors of these to the sign-in before any
 * code of the app is fetched; for all others, and in the end, the guard of the routes decides.
 */
export const PROTECTED_PATHS: readonly string[] = [
${paths.map((path) => `  '${path}',\n`).join('')}]
`
}

/** Writes the route tree and what follows from it. */
async function writeRoutes(): Promise<void> {
  // the router's plugin writes its tree as soon as Vite has read the configuration
  await resolveConfig(
    { root: ROOT, configFile: false, logLevel: 'silent', plugins: [tanstackRouterGenerator(ROUTER_OPTIONS)] },
    'build',
  )
  writeFileSync(ROOT + PATHS, protectedPathsModule())
}

if (import.meta.main) {
  const before = [TREE, PATHS].map((file) => ({ file, text: read(file) }))
  await writeRoutes()
  if (process.argv.includes('--check')) {
    const stale = before.filter(({ file, text }) => read(file) !== text)
    for (const { file, text } of stale) {
      console.error(`${file} is not as the routes say: run "npm run generate"`)
      writeFileSync(ROOT + file, text)
    }
    if (stale.length > 0) process.exitCode = 1
  }
}
