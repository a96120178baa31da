import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { isListed } from './block-lists.ts'
import { newestAllowed } from './browsers.ts'
import { filesUnder } from './files.ts'
import { tooNew } from './web-features.ts'

type Budget = {
  page: string
  /** The page as the build rendered it: it names the files it loads. */
  html: string
  gzip: number
  brotli: number
}

/**
 * Most JavaScript that a first visit loads before the user acts, in bytes. About 1 kB above the present size: the route
 * tree grows with each page, because the first script names the path and the files of every page.
 */
const BUDGETS: Budget[] = [
  { page: '/auth/login', html: 'dist/auth/login.html', gzip: 181_700, brotli: 159_000 },
  { page: '/onboarding/register', html: 'dist/onboarding/register.html', gzip: 186_700, brotli: 163_600 },
]

/** Most compressed bytes of a page that the build rendered: a visitor waits for all of them. */
const MOST_HTML = 9_700

/** Most compressed bytes of the page of a returning visit: its scripts run before the first paint. */
const MOST_APP_HTML = 20_000

/** What only the sandbox build may hold. */
const SANDBOX_ONLY = ['mockServiceWorker', 'setupWorker', 'sandboxPassword', 'Atelier Lumière']

const complaints: string[] = []

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
const brotlied = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const sum = (files: readonly string[], size: (file: string) => number) =>
  files.reduce((total, file) => total + size(file), 0)

function scriptsOf({ html }: Budget): string[] {
  const named = readFileSync(html, 'utf8').matchAll(/["`](assets\/[^"`]+\.js)["`]/g)
  return [...new Set(Array.from(named, ([, file = '']) => join('dist', file)))]
}

function checkSizes(): void {
  const app = brotlied('dist/index.html')
  if (app > MOST_APP_HTML) complaints.push(`dist/index.html has ${app - MOST_APP_HTML} bytes too many (brotli)`)
  for (const budget of BUDGETS) {
    const { page, html, gzip, brotli } = budget
    const files = scriptsOf(budget)
    const found = { gzip: sum(files, gzipped), brotli: sum(files, brotlied) }
    console.info(
      `${page}: JavaScript in ${files.length} files: ${kB(found.gzip)} kB gzip (at most ${kB(gzip)}), ` +
        `${kB(found.brotli)} kB brotli (at most ${kB(brotli)})`,
    )
    if (found.gzip > gzip) complaints.push(`${page} loads ${found.gzip - gzip} bytes of JavaScript too many (gzip)`)
    if (found.brotli > brotli)
      complaints.push(`${page} loads ${found.brotli - brotli} bytes of JavaScript too many (brotli)`)
    if (brotlied(html) > MOST_HTML) complaints.push(`${html} has ${brotlied(html) - MOST_HTML} bytes too many (brotli)`)
  }
}

function checkProductionHoldsNoSandbox(): void {
  if (existsSync('dist/config.json')) complaints.push('dist/ brings a config.json: that is for whoever serves it')
  for (const file of filesUnder('dist').filter((name) => /\.(?:js|html|json|css)$/.test(name))) {
    const text = readFileSync(file, 'utf8')
    for (const mark of SANDBOX_ONLY) if (text.includes(mark)) complaints.push(`${file} holds "${mark}" of the sandbox`)
  }
}

/** Source maps hold the whole source, which is not for visitors: scripts/finish-build.ts takes them out. */
function checkNoSourceMaps(): void {
  for (const file of filesUnder('dist')) {
    if (/\.map(?:\.br|\.gz)?$/.test(file)) complaints.push(`${file} is a source map in the served folder`)
    if (/\.(?:js|css)$/.test(file) && readFileSync(file, 'utf8').includes('sourceMappingURL='))
      complaints.push(`${file} names a source map`)
  }
  if (!existsSync('dist-maps')) complaints.push('dist-maps/ is missing: reports of errors cannot be read')
}

/** A blocker refuses what public lists name, and the page that needs it is lost. The addresses of pages are no files. */
function checkNeutralNames(): void {
  for (const file of filesUnder('dist')) {
    const path = file.replaceAll('\\', '/').replace(/^dist\//, '/')
    if (isListed(path)) complaints.push(`${path} has a name on public block lists: see scripts/block-lists.ts`)
  }
}

/** Packages count too: what a browser of the list lacks may stand in any of their lines. */
function checkBrowsers(): void {
  for (const file of filesUnder('dist').filter((name) => /\.(?:js|css|html)$/.test(name)))
    for (const { name } of tooNew(readFileSync(file, 'utf8'), newestAllowed()))
      complaints.push(`${file} uses what is newer than scripts/browsers.json: ${name}`)
}

checkSizes()
checkNeutralNames()
checkBrowsers()
checkNoSourceMaps()
checkProductionHoldsNoSandbox()
complaints.forEach((complaint) => console.error(complaint))
process.exit(complaints.length > 0 ? 1 : 0)
