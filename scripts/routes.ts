import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { resolveConfig } from 'vite'

import { PAGES } from '../src/features/shared/pages.ts'
import { ROUTER_OPTIONS } from './router-options.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const { generatedRouteTree: TREE } = ROUTER_OPTIONS
const PATHS = 'src/app/protected-paths.gen.ts'

const read = (file: string) => (existsSync(ROOT + file) ? readFileSync(ROOT + file, 'utf8') : '')

function protectedPathsModule(): string {
  // a page with a parameter has many addresses
  const paths = Object.entries(PAGES).flatMap(([path, page]) => (page.public || path.includes('$') ? [] : [path]))
  return `// Written by \`npm run generate\` from src/features/shared/pages.ts. Do not edit.

/**
 * Pages that need a session, by their whole address. The boot script leads visitors of these to the sign-in before any
 * code of the app is fetched; for all others, and in the end, the guard of the routes decides.
 */
export const PROTECTED_PATHS: readonly string[] = [
${paths
  .toSorted()
  .map((path) => `  '${path}',\n`)
  .join('')}]
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
