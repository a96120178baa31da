import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sandboxServer } from '../../../mocks/serve.ts'
import { serve } from '../../../scripts/serve.ts'
import { ask, isInstalled, publicFolder, startCaddy, startNginx, type Answer } from '../../support/web-servers.ts'

const ORIGINS = ['https://api.example.com', 'https://errors.example.com:8443']
const CONFIG = JSON.stringify({ apiBaseUrl: `${ORIGINS[0]}/api/v1`, errorReportUrl: `${ORIGINS[1]}/report` })

const LONG = 'a line that is worth compressing\n'.repeat(60)
const MANIFEST = 'of the build alone'

const FILES: Record<string, string> = {
  'index.html': `<!doctype html><script>window.shell = 1</script><!-- ${LONG} -->`,
  'auth/login.html': `<!doctype html><style>p{color:red}</style><!-- ${LONG} -->`,
  'assets/app-Ab12.js': `// ${LONG}`,
  'assets/app-Ab12.css': `/* ${LONG} */`,
  'assets/small-Cd34.js': 'export {}',
  'assets/inter-Ef56.woff2': 'a font',
  'locales/fr/common.json': JSON.stringify({ text: LONG }),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'an icon',
  'apple-touch-icon.png': 'a picture',
  'robots.txt': `User-agent: *\n# ${LONG}`,
  '.vite/manifest.json': JSON.stringify({ note: MANIFEST }),
}

const folder = publicFolder('built-')
const sandbox = sandboxServer()
const served = new Map<string, { origin: string; work: string; stop: () => unknown }>()

const listening = (server: ReturnType<typeof serve>) =>
  new Promise<string>((done) => {
    // a server that listens on a port has an address of this shape
    server.once('listening', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
  const upstream = await listening(sandbox.listen(0, '127.0.0.1'))
  const own = serve({ dir: folder, port: 0, config: CONFIG })
  served.set('serve.ts', { origin: await listening(own), work: '', stop: () => own.close() })
  if (isInstalled('nginx')) served.set('nginx', await startNginx({ folder, config: CONFIG, upstream }))
  if (isInstalled('caddy')) served.set('Caddy', await startCaddy({ folder, config: CONFIG, upstream }, ORIGINS))
})

afterAll(async () => {
  for (const { stop } of served.values()) await stop()
  sandbox.closeAllConnections()
  sandbox.close()
  rmSync(folder, { recursive: true })
})

const place = (name: string) => served.get(name) ?? { origin: '', work: '' }

/** What servers may say as they like: of themselves, of the connection, and how they know a file again. */
const THEIR_OWN =
  /^(?:server|date|connection|keep-alive|accept-ranges|etag|last-modified|content-length|transfer-encoding|strict-transport-security)$/

const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !THEIR_OWN.test(name))
      // an origin that is not there leaves a space
      .map(([name, value]) => [name, value.replaceAll(/ +(?=;|$)/g, '').replaceAll(/ {2,}/g, ' ')]),
  ),
  body: body.toString('base64'),
})

const PATHS = [
  ['/', 'the page of all addresses'],
  ['/auth/login', 'a page of its own'],
  ['/auth/login?redirect=%2Fdashboard', 'a page with a query'],
  ['/brands/7/edit', 'an address that the app knows'],
  ['/auth/login/', 'an address with a slash too many'],
  ['/assets', 'an address like a folder'],
  ['/onboarding/invitations/aaa.bbb.js', 'an address with a dot in it'],
  ['/assets/app-Ab12.js', 'a script'],
  ['/assets/app-Ab12.css', 'styles'],
  ['/assets/small-Cd34.js', 'a script too small to compress'],
  ['/assets/inter-Ef56.woff2', 'a font'],
  ['/locales/fr/common.json', 'texts'],
  ['/config.json', 'the configuration'],
  ['/favicon.svg', 'an icon'],
  ['/favicon.ico', 'an icon for old browsers'],
  ['/apple-touch-icon.png', 'a picture'],
  ['/robots.txt', 'what robots may see'],
  ['/assets/app-0000.js', 'a script of another version'],
  ['/assets/app-%FF.js', 'a script whose name is no text'],
  ['/brands/%FF', 'an address that is no text'],
  ['/assets/', 'a folder'],
  ['/locales/xx/common.json', 'texts of no language'],
  ['/sitemap.xml', 'a file that nobody wrote'],
  ['/mockServiceWorker.js', 'the worker of the sandbox'],
  ['/.well-known/security.txt', 'a hidden folder'],
] as const

const CODINGS = ['identity', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip']

/** Closed files by all the ways there are to write them. */
const HOSTILE = [
  '/_headers.json',
  '/%5fheaders.json',
  '/%2f_headers.json',
  '//_headers.json',
  '/./_headers.json',
  '/assets/../_headers.json',
  '/assets/%2e%2e/_headers.json',
  '/assets/..%2f_headers.json',
  '/%2e/_headers.json',
  '/_HEADERS.json',
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/_caddy',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/app-Ab12.js.br',
  '/assets/app-Ab12.js.gz',
  '/assets/app-Ab12.js%2ebr',
  '/index.html.BR',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/..%5c..%5cetc/passwd',
  '/%00',
  '/_headers.json%00.js',
  '/%zz',
]

const isMissing = (name: string) => name !== 'serve.ts' && !isInstalled(name.toLowerCase())
const whyNot = (name: string) => (isMissing(name) ? ` (skipped: ${name} is not installed; .ci/run installs it)` : '')

describe.each(['serve.ts', 'nginx', 'Caddy'])('%s', (name) => {
  const missing = isMissing(name)
  const why = whyNot(name)

  it.skipIf(missing).each(PATHS)(`C317 · answers %s (%s) as all servers do, in every coding${why}`, async (path) => {
    for (const coding of CODINGS) {
      const headers = { 'Accept-Encoding': coding }
      const [expected, found] = await Promise.all([
        ask(place('serve.ts').origin, path, { headers }),
        ask(place(name).origin, path, { headers }),
      ])
      expect({ coding, ...comparable(found) }).toEqual({ coding, ...comparable(expected) })
    }
  })

  it.skipIf(missing).each(HOSTILE)(`C317 · gives nothing away at %s${why}`, async (path) => {
    const { status, body } = await ask(place(name).origin, path)
    const isPage = body.equals(readFileSync(join(folder, 'index.html')))
    expect({ status, isClosed: status >= 400 || isPage }).toEqual({ status, isClosed: true })
    expect(body.toString()).not.toMatch(/sha256-|root:|of the build alone/)
  })

  it.skipIf(missing)(`sends again only what has changed, and takes no other method${why}`, async () => {
    const { origin } = place(name)
    const first = await ask(origin, '/auth/login')
    const again = await ask(origin, '/auth/login', { headers: { 'If-None-Match': first.headers['etag'] ?? '' } })
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache'])
    const head = await ask(origin, '/auth/login', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect((await ask(origin, '/auth/login', { method: 'POST' })).status).toBe(405)
  })
})

describe.each(['nginx', 'Caddy'])('%s, for production', (name) => {
  const missing = isMissing(name)
  const why = whyNot(name)

  it.skipIf(missing)(`asks browsers to stay on HTTPS, whatever the answer${why}`, async () => {
    const paths = ['/', '/assets/app-Ab12.js', '/config.json', '/assets/none.js', '/api/v1/auth/me/']
    const answers = await Promise.all(paths.map((path) => ask(place(name).origin, path)))
    const said = answers.map(({ headers }) => headers['strict-transport-security'])
    expect(said).toEqual(paths.map(() => 'max-age=31536000; includeSubDomains'))
  })

  it.skipIf(missing)(`one origin · carries calls to the API, with its own headers${why}`, async () => {
    const { status, headers, body } = await ask(place(name).origin, '/api/v1/auth/me/')
    expect([status, headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([
      401,
      'application/json',
      'no-store',
    ])
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(JSON.parse(body.toString())).not.toEqual({})
    expect((await ask(place(name).origin, '/api/v1/nulle/part/')).body.toString()).not.toBe('Not found')
  })
})

it('the manifest of the build is gone by then', () => {
  expect(existsSync(join(folder, '.vite'))).toBe(false)
})

it.skipIf(isMissing('nginx'))(
  `C029 · the log of nginx holds neither the token of an invitation nor a query${whyNot('nginx')}`,
  async () => {
    const { origin, work } = place('nginx')
    for (const path of [
      '/onboarding/invitations/s3cret-1?x=s3cret-2',
      '/api/v1/onboarding/invitations/status/s3cret-3/',
      '/auth/login?redirect=%2Fonboarding%2Finvitations%2Fs3cret-4',
      '/api/v1/onboarding/invitations/list/?search=s3cret-5',
      '/onboarding//invitations//s3cret-7',
      '/onboarding%2Finvitations%2fs3cret-8',
      '/api/v1/onboarding/invitations/status//s3cret-9/',
    ])
      await ask(origin, path, { headers: { Referer: `${origin}/?s3cret-6` } })
    const log = readFileSync(join(work, 'access.log'), 'utf8')
    expect(log).not.toContain('s3cret')
    expect(log).toContain('"GET /onboarding/invitations/{token} HTTP/1.1" 200')
    expect(log).toContain('"GET /api/v1/onboarding/invitations/status/{token}/ HTTP/1.1"')
    expect(log).toContain('"GET /api/v1/onboarding/invitations/list/ HTTP/1.1"')
    expect(log).toContain('"GET /auth/login HTTP/1.1" 200')
  },
)
