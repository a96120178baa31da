import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sandboxServer } from '../../../mocks/serve.ts'
import { serve } from '../../../scripts/serve.ts'
import { HOSTILE, PATHS } from '../../support/served-paths.ts'
import {
  ask,
  isInstalled,
  isWithoutBrotli,
  publicFolder,
  startCaddy,
  startNginx,
  type Answer,
} from '../../support/web-servers.ts'

const ORIGINS = ['https://api.example.com', 'https://errors.example.com:8443']
const REPORTS = 'https://reports.example.com/csp'
const CONFIG = JSON.stringify({
  apiBaseUrl: `${ORIGINS[0]}/api/v1`,
  errorReportUrl: `${ORIGINS[1]}/report`,
  policyReportUrl: REPORTS,
})
/** What deploy/README.md says to Caddy of `policyReportUrl`. */
const CADDY_REPORTS = {
  POLICY_REPORT: `; report-uri ${REPORTS}; report-to policy`,
  POLICY_ENDPOINT: `Reporting-Endpoints "policy=\\"${REPORTS}\\""`,
}

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
  'manifest.webmanifest': JSON.stringify({ name: LONG }),
  'robots.txt': `User-agent: *\n# ${LONG}`,
  '.vite/manifest.json': JSON.stringify({ note: MANIFEST }),
}

const folder = publicFolder('built-')
const api = sandboxServer()

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
  const upstream = await listening(api.listen(0, '127.0.0.1'))
  const own = serve({ dir: folder, port: 0, config: CONFIG })
  served.set('serve.ts', { origin: await listening(own), work: '', stop: () => own.close() })
  if (isInstalled('nginx')) served.set('nginx', await startNginx({ folder, config: CONFIG, upstream }))
  if (isInstalled('caddy'))
    served.set('Caddy', await startCaddy({ folder, config: CONFIG, upstream }, ORIGINS, CADDY_REPORTS))
})

afterAll(async () => {
  for (const { stop } of served.values()) await stop()
  api.closeAllConnections()
  api.close()
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

const WITH_BROTLI = 'gzip, deflate, br'
const codingsOf = (name: string) => [
  'identity',
  'gzip',
  'br;q=0, gzip',
  ...(isWithoutBrotli(name) ? [] : [WITH_BROTLI]),
]

const isMissing = (name: string) => name !== 'serve.ts' && !isInstalled(name.toLowerCase())
function whyNot(name: string): string {
  if (isMissing(name)) return ` (skipped: ${name} is not installed; .ci/run installs it)`
  return isWithoutBrotli(name) ? ' (without brotli: its module is not installed; .ci/run installs it)' : ''
}

describe.each(['serve.ts', 'nginx', 'Caddy'])('%s', (name) => {
  const missing = isMissing(name)
  const why = whyNot(name)

  it.skipIf(missing).each(PATHS)(`answers %s (%s) as all servers do, in every coding${why} (C317)`, async (path) => {
    for (const coding of codingsOf(name)) {
      const headers = { 'Accept-Encoding': coding }
      const [expected, found] = await Promise.all([
        ask(place('serve.ts').origin, path, { headers }),
        ask(place(name).origin, path, { headers }),
      ])
      expect({ coding, ...comparable(found) }).toEqual({ coding, ...comparable(expected) })
    }
  })

  it.skipIf(missing).each(HOSTILE)(`gives nothing away at %s${why} (C317)`, async (path) => {
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
    const refused = await ask(origin, '/auth/login', { method: 'POST' })
    expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD'])
    expect(first.headers).not.toHaveProperty('allow')
  })

  it.skipIf(missing).each(['GET', 'HEAD'])(
    `answers a health check by %s without a body, and no cache keeps the answer${why}`,
    async (method) => {
      const { status, headers, body } = await ask(place(name).origin, '/healthz?from=probe', { method })
      expect([status, body.length, headers['cache-control']]).toEqual([204, 0, 'no-store'])
      expect(headers).not.toHaveProperty('content-type')
    },
  )

  it.skipIf(missing)(`sends each header once, also for a missing file${why}`, async () => {
    const { headers } = await ask(place(name).origin, '/assets/app-Ab12.js', { headers: { Range: 'bytes=999999-' } })
    expect(headers['content-security-policy']?.match(/default-src/g)).toHaveLength(1)
    expect(headers['x-content-type-options']).toBe('nosniff')
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

  it.skipIf(missing)(`sends nobody to an address that only the server knows${why}`, async () => {
    const paths = ['/api', '/assets', '/auth', '/auth/login/']
    const answers = await Promise.all(paths.map((path) => ask(place(name).origin, path)))
    for (const { headers } of answers) expect(headers['location'] ?? '/').toMatch(/^\//)
  })
})

it('the manifest of the build is not served', () => {
  expect(existsSync(join(folder, '.vite'))).toBe(false)
})

it.skipIf(isMissing('nginx'))(`the log of nginx leaves its health checks out${whyNot('nginx')}`, async () => {
  const { origin, work } = place('nginx')
  await ask(origin, '/healthz')
  await ask(origin, '/any-other-path')
  const log = () => readFileSync(join(work, 'access.log'), 'utf8')
  await expect.poll(log).toContain('/any-other-path')
  expect(log()).not.toMatch(/healthz(?!\/)/)
})

it.skipIf(isMissing('nginx'))(
  `the log of nginx holds neither the token of an invitation nor a query${whyNot('nginx')} (C029)`,
  async () => {
    const { origin, work } = place('nginx')
    for (const path of [
      '/onboarding/invitations/s3cret-1?x=s3cret-2',
      '/api/v1/onboarding/invitations/status/s3cret-3/',
      '/auth/login?redirect=%2Fonboarding%2Finvitations%2Fs3cret-4',
      '/api/v1/onboarding/invitations/list/?search=s3cret-5',
      '/api/v1/onboarding/invitations/resend/7/',
      '/onboarding//invitations//s3cret-7',
      '/onboarding%2Finvitations%2fs3cret-8',
      '/api/v1/onboarding/invitations/status//s3cret-9/',
      '//onboarding/./invitations/x/../s3cret-10',
      '/ONBOARDING/Invitations/s3cret-11',
      '/onboarding/invitations/send%2Fs3cret-12',
      '/onboarding/invitations;x=1/s3cret-13',
      '/onboarding/invitations/;s3cret-14',
      '/%6Fnboarding/invitation%73/s3cret-15',
      '/onboarding%252Finvitations%252Fs3cret-16',
      '/onboarding/invitations/a%2Fs3cret-17/s3cret-18',
      '/onboarding/invitations/a%0As3cret-19',
      '/auth/login%3Fredirect=s3cret-20',
      '/auth/login%253Fredirect=s3cret-21',
      '/assets/onboarding/invitations/s3cret-22',
      '/onboarding/invitations/s3cret-23%zz',
    ])
      await ask(origin, path, { headers: { Referer: `${origin}/?s3cret-6` } })
    const log = readFileSync(join(work, 'access.log'), 'utf8')
    expect(log).not.toContain('s3cret')
    expect(log).toContain('"GET /onboarding/invitations/{token} HTTP/1.1" 200')
    expect(log).toContain('"GET /api/v1/onboarding/invitations/status/{token}/ HTTP/1.1"')
    expect(log).toContain('"GET /api/v1/onboarding/invitations/list/ HTTP/1.1"')
    expect(log).toContain('"GET /auth/login HTTP/1.1" 200')
    expect(log).toContain('"GET /assets/onboarding/invitations/{token} HTTP/1.1" 404')
    expect(log).toContain('"GET /api/v1/onboarding/invitations/resend/7/ HTTP/1.1"')
  },
)
