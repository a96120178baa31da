import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { cacheControl, contentSecurityPolicy, HEADERS_FILE, SECURITY_HEADERS, type BuildHeaders } from './headers.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export type ServeOptions = {
  dir: string
  port: number
  /** Text served as `/config.json` in place of the folder's own: what an installation would put there. */
  config?: string | undefined
}

/** Where the configuration lets the app call. One that cannot be read names nothing: the app says what is wrong. */
function originsOf(config: string): string[] {
  const named = config.matchAll(/"(?:apiBaseUrl|errorReportUrl)"\s*:\s*"(https?:[^"]+)"/g)
  const origins = Array.from(named, ([, url = '']) => URL.parse(url)?.origin ?? '')
  return [...new Set(origins)].filter(Boolean)
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** The file a path means, as `try_files $uri $uri.html /index.html` would find it; undefined when there is none. */
function fileFor(dir: string, path: string): string | undefined {
  const wanted = normalize(join(dir, path))
  // what the build leaves for servers, and its compressed copies, have no address of their own
  if (!wanted.startsWith(join(dir, '/')) || /^\/_|\.br$/.test(path)) return undefined
  if (isFile(wanted)) return wanted
  if (isFile(`${wanted}.html`)) return `${wanted}.html`
  // a missing asset is a 404, not a page: a stale chunk must fail as such
  return /^\/(?:assets|locales)\//.test(path) || path === '/config.json' ? undefined : join(dir, 'index.html')
}

const pathOf = (url = '/') => {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return '/'
  }
}

/** Whether `If-None-Match` names the present version; a weak tag counts, since a proxy may have weakened ours. */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, path: string) {
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const compressed = acceptsBrotli && existsSync(`${file}.br`)
  const body = readFileSync(compressed ? `${file}.br` : file)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const always = { 'Cache-Control': cacheControl(path), Vary: 'Accept-Encoding', ETag: etag }
  // a page that this browser has already is not sent again
  if (isKnown(request.headers['if-none-match'], etag)) return response.writeHead(304, always).end()
  response.writeHead(200, {
    ...always,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(compressed && { 'Content-Encoding': 'br' }),
  })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

/** Serves a built folder the way production should: security headers, brotli, immutable assets, page fallback. */
export function serve({ dir, port, config }: ServeOptions) {
  const folder = resolve(dir)
  if (!existsSync(join(folder, HEADERS_FILE)))
    throw new Error(`${dir} holds no finished build: run "npm run build" first.`)
  // written by scripts/finish-build.ts in this very shape
  const headers = JSON.parse(readFileSync(join(folder, HEADERS_FILE), 'utf8')) as BuildHeaders
  const ownConfig = join(folder, 'config.json')
  const served = config ?? (existsSync(ownConfig) ? readFileSync(ownConfig, 'utf8') : '')
  const always = { 'Content-Security-Policy': contentSecurityPolicy(headers, originsOf(served)), ...SECURITY_HEADERS }

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    const path = pathOf(request.url)
    if (path === '/config.json' && config !== undefined)
      return response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(config)
    const file = fileFor(folder, path)
    if (!file) return response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
    return sendFile(request, response, file, path)
  }).listen(port)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      config: { type: 'string' },
    },
  })
  serve({ dir: values.dir, port: Number(values.port), config: values.config ?? process.env['CONFIG_JSON'] }).on(
    'listening',
    () => console.info(`Ready: http://localhost:${values.port}`),
  )
}
