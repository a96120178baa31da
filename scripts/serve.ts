import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'

import { own, parseJson } from '../src/platform/json.ts'
import {
  cacheControl,
  CALLED,
  contentSecurityPolicy,
  HEADERS_FILE,
  HEALTH,
  isReportAddress,
  NOT_FOUND,
  REPORT_HEADER,
  reportDirectives,
  reportEndpoint,
  SECURITY_HEADERS,
  TYPES,
  type BuildHeaders,
} from './headers.ts'
import { fileFor, pathOf } from './served-files.ts'
import { argumentsOf, portOf, stopServer } from './stop.ts'

export type ServeOptions = {
  dir: string
  port: number
  /** Listens on all interfaces; on this machine alone otherwise. */
  open?: boolean
  /** Text served as `/config.json` in place of the folder's own: what an installation would put there. */
  config?: string | undefined
  /** Without security headers: for the build of another product, which has its own. */
  plain?: boolean
}

const LOOPBACK = '127.0.0.1'

/** Origins that the configuration lets the app call. */
function originsOf(settings: unknown): string[] {
  const urls = CALLED.map((name) => URL.parse(String(own(settings, name))))
  return [...new Set(urls.flatMap((url) => (url && /^https?:$/.test(url.protocol) ? url.origin : [])))]
}

/** What every answer carries. A configuration that cannot be read changes nothing: the app then says what is wrong. */
function headersOf(build: BuildHeaders, config: string): Record<string, string> {
  const settings = parseJson(config)?.value
  const given = own(settings, 'policyReportUrl')
  const reports = typeof given === 'string' && isReportAddress(given) ? given : undefined
  const policy = contentSecurityPolicy(build, originsOf(settings))
  return {
    'Content-Security-Policy': policy + (reports === undefined ? '' : reportDirectives(reports)),
    ...SECURITY_HEADERS,
    ...(reports !== undefined && { [REPORT_HEADER]: reportEndpoint(reports) }),
  }
}

/** Whether `If-None-Match` names the present version; a weak tag counts, since a proxy may have weakened ours. */
const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

/** The compressed copies of a file, the smaller kind first. */
const COPIES = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name = '', ...settings] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !settings.some((setting) => /^q=0(?:\.0*)?$/.test(setting))
  })

function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, path: string) {
  const file = join(folder, path)
  const accepted = request.headers['accept-encoding'] ?? ''
  const copy = COPIES.find(({ encoding, extension }) => accepts(accepted, encoding) && existsSync(file + extension))
  const body = readFileSync(copy ? file + copy.extension : file)
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const always = { 'Cache-Control': cacheControl(path), Vary: 'Accept-Encoding', ETag: etag }
  // a file that the browser already has is not sent again
  if (isKnown(request.headers['if-none-match'], etag)) return response.writeHead(304, always).end()
  response.writeHead(200, {
    ...always,
    'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Content-Length': body.length,
    ...(copy && { 'Content-Encoding': copy.encoding }),
  })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

/** @param status of an answer without a file */
function refuse(response: ServerResponse, status: 400 | 404 | 405) {
  const text = status === 404 ? NOT_FOUND.text : status === 405 ? 'Method not allowed' : 'Bad request'
  return response
    .writeHead(status, {
      'Content-Type': NOT_FOUND.type,
      'Content-Length': text.length,
      'Cache-Control': cacheControl('', false),
      Vary: 'Accept-Encoding',
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    })
    .end(text)
}

/** Serves a built folder as production should: security headers, compressed copies, immutable assets, page fallback. */
export function serve({ dir, port, open = false, config, plain = false }: ServeOptions) {
  const folder = resolve(dir)
  if (!existsSync(join(folder, HEADERS_FILE)))
    throw new Error(`${dir} holds no finished build: run "npm run build" first.`)
  // written by scripts/finish-build.ts in this very shape
  const headers = JSON.parse(readFileSync(join(folder, HEADERS_FILE), 'utf8')) as BuildHeaders
  const ownConfig = join(folder, 'config.json')
  const served = config ?? (existsSync(ownConfig) ? readFileSync(ownConfig, 'utf8') : '')
  const always = plain ? {} : headersOf(headers, served)

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const path = pathOf(request.url)
    if (path === undefined) return refuse(response, 400)
    if (path === HEALTH)
      return response.writeHead(204, { 'Cache-Control': cacheControl('', false), Vary: 'Accept-Encoding' }).end()
    if (path === '/config.json' && config !== undefined)
      return response
        .writeHead(200, {
          'Content-Type': TYPES['json'],
          'Content-Length': Buffer.byteLength(config),
          'Cache-Control': cacheControl(path),
          Vary: 'Accept-Encoding',
        })
        .end(request.method === 'HEAD' ? undefined : config)
    const file = fileFor(folder, path)
    return file === undefined ? refuse(response, 404) : sendFile(request, response, folder, file)
  }).listen({ port, host: open ? undefined : LOOPBACK })
}

const USAGE =
  'npm run serve -- [--dir dist] [--port 4173] [--host] [--api https://api.example.com/api/v1] [--config <text of a config.json> (or CONFIG_JSON)]'

if (import.meta.main) {
  const { values } = argumentsOf(
    USAGE,
    {
      options: {
        dir: { type: 'string', default: 'dist' },
        port: { type: 'string', default: '4173' },
        host: { type: 'boolean', default: false },
        api: { type: 'string' },
        config: { type: 'string' },
      },
    },
    1,
  )
  const { dir, host, api } = values
  const port = portOf(values.port)
  const config = api === undefined ? values.config : JSON.stringify({ apiBaseUrl: api })
  try {
    serve({ dir, port, open: host, config: config ?? process.env['CONFIG_JSON'] })
      .on('listening', () => console.info(`Ready: http://localhost:${port}`))
      .on('error', (error) => stopServer(error, port))
  } catch (error) {
    stopServer(error, port)
  }
}
