import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { contentSecurityPolicy, HEADERS_FILE, SECURITY_HEADERS, type BuildHeaders } from './headers.ts'

const COMPRESSED = /\.(?:html|js|css|json|svg|txt|webmanifest)$/
/** Below this a compressed copy saves nothing. */
const WORTH_COMPRESSING = 512

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, code = '']) => code)

/** Hashes of all that stands inline in the pages of a build, for the content security policy. */
function readInline(folder: string): BuildHeaders {
  const pages = filesOf(folder)
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

/** The same for nginx, to be included in a `server` block; `$api_origin` is set by the configuration. */
const nginxInclude = (headers: BuildHeaders) =>
  Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(headers, ['$api_origin', '$report_origin']),
    ...SECURITY_HEADERS,
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

async function compress(file: string) {
  const content = readFileSync(file)
  if (content.length < WORTH_COMPRESSING) return
  const brotli = promisify(brotliCompress)
  const small = await brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  writeFileSync(`${file}.br`, small)
}

/** `_headers.json` and the like: read by whoever serves the folder. */
const isForServers = (folder: string, file: string) => dirname(file) === folder && basename(file).startsWith('_')

/** Last step of a build: the headers its server must send, and a brotli copy beside every text file. */
async function finishBuild(folder: string): Promise<void> {
  const headers = readInline(folder)
  writeFileSync(join(folder, HEADERS_FILE), JSON.stringify(headers))
  writeFileSync(join(folder, '_nginx.conf'), nginxInclude(headers))
  await Promise.all(
    filesOf(folder)
      .filter((file) => COMPRESSED.test(file) && !isForServers(folder, file))
      .map(compress),
  )
}

const folder = process.argv[2]
if (!folder) throw new Error('Which folder? node scripts/finish-build.ts dist')
await finishBuild(folder)
