import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

import { compress, isCompressed } from './compress.ts'
import { filesUnder } from './files.ts'
import type { BuildHeaders } from './headers.ts'
import { serverFiles } from './server-files.ts'
import { argumentsOf, stop } from './stop.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, code = '']) => code)

/** Hashes of all inline scripts and styles in the pages of a build, for the content security policy. */
function readInline(folder: string): BuildHeaders {
  const pages = filesUnder(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(file, 'utf8'))
  const hashes = (tag: 'script' | 'style') =>
    [...new Set(pages.flatMap((page) => inlineOf(page, tag)).map(sha256))].toSorted()
  return {
    scripts: hashes('script'),
    styles: hashes('style'),
    sandbox: existsSync(join(folder, 'mockServiceWorker.js')),
  }
}

/** Vite's manifest is here. It is not served: only the size check reads it once the build is done. */
const BUILD_ONLY = '.vite'

/** `_headers.json` and the like: read by whoever serves the folder. */
const isForServers = (folder: string, file: string) => dirname(file) === folder && basename(file).startsWith('_')

/**
 * Source maps hold the whole source, so they are not served. They are for the error collector (docs/telemetry.md). The
 * manifest goes with them.
 */
function takeMapsOut(folder: string): void {
  const target = `${folder}-maps`
  rmSync(target, { recursive: true, force: true })
  for (const file of filesUnder(folder).filter((name) => name.endsWith('.js.map'))) {
    const place = join(target, relative(folder, file))
    mkdirSync(dirname(place), { recursive: true })
    renameSync(file, place)
  }
  const manifest = join(folder, BUILD_ONLY, 'manifest.json')
  if (!existsSync(manifest)) return
  mkdirSync(target, { recursive: true })
  renameSync(manifest, join(target, 'manifest.json'))
}

/** Names of the hashed files of this build. A rollout keeps those of the previous version (deploy/keep-assets.sh). */
const assetsOf = (folder: string) =>
  filesUnder(folder)
    .filter((file) => file.startsWith(join(folder, 'assets/')) && !/\.(?:br|gz)$/.test(file))
    .map((file) => `${relative(join(folder, 'assets'), file)}\n`)
    .toSorted()
    .join('')

/** Last step of a build: what its servers must know, and compressed copies beside every text file. */
async function finishBuild(folder: string): Promise<void> {
  takeMapsOut(folder)
  rmSync(join(folder, BUILD_ONLY), { recursive: true, force: true })
  for (const [name, text] of Object.entries(serverFiles(readInline(folder)))) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, '_assets'), assetsOf(folder))
  await Promise.all(
    filesUnder(folder)
      .filter((file) => isCompressed(file) && !isForServers(folder, file))
      .map(compress),
  )
}

const USAGE = 'node scripts/finish-build.ts dist'
// the options of `npm run build -- --base /app/` arrive here
const { values, positionals } = argumentsOf(USAGE, { allowPositionals: true, options: { base: { type: 'string' } } }, 1)
const [folder = stop(USAGE, 1)] = positionals
if (values.base !== undefined && values.base !== '/')
  stop(`The app needs the root of a host and cannot be served below ${values.base}: see deploy/README.md.`, 1)
await finishBuild(folder)
