import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sandboxServer } from '../../../mocks/serve.ts'
import { API_HEADERS } from '../../../scripts/headers.ts'
import { ask, isInstalled, publicFolder, startCaddy, startNginx } from '../../support/web-servers.ts'

const CONFIG = JSON.stringify({ apiBaseUrl: '/api/v1' })
const FILES: Record<string, string> = {
  'index.html': '<!doctype html><script>window.shell = 1</script>',
  '.vite/manifest.json': '{}',
}

const folder = publicFolder('built-')
const sandbox = sandboxServer()

/** Says how much it was sent; the sandbox takes less than a provider does. */
const LENGTH = '/api/length'
/** Says which headers it was sent. */
const HEARD = '/api/heard'
/** The provider hangs up. */
const DEAD = '/api/dead'
/** A flawed page of the provider of any status, with headers that would let its script run. */
const FLAWED = '/api/flawed'
const LOOSE = {
  'Content-Security-Policy': "script-src * 'unsafe-inline'",
  'Content-Security-Policy-Report-Only': 'report-uri https://elsewhere.example',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'none',
  'Referrer-Policy': 'unsafe-url',
  'X-Accel-Redirect': '/index.html',
}
const api = createServer((request, response) => {
  if (request.url === HEARD) return response.end(JSON.stringify(request.rawHeaders))
  const status = /^\/api\/flawed\/(\d+)/.exec(request.url ?? '')?.[1]
  if (status)
    return response.writeHead(Number(status), { 'Content-Type': 'text/html', ...LOOSE }).end('<script>1</script>')
  if (request.url === DEAD) return response.destroy()
  if (request.url !== LENGTH) return sandbox.emit('request', request, response)
  let length = 0
  request.on('data', (chunk: Buffer) => (length += chunk.length)).on('end', () => response.end(String(length)))
  return true
})
const served = new Map<string, { origin: string; stop: () => unknown }>()

const upstream = new Promise<string>((done) => {
  api.listen(0, '127.0.0.1', () => {
    // a server that listens on a port has an address of this shape
    done(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  })
})

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
  const site = { folder, config: CONFIG, upstream: await upstream }
  if (isInstalled('nginx')) served.set('nginx', await startNginx(site))
  if (isInstalled('caddy')) served.set('Caddy', await startCaddy(site, []))
})

afterAll(async () => {
  for (const { stop } of served.values()) await stop()
  api.closeAllConnections()
  api.close()
  rmSync(folder, { recursive: true })
})

const place = (name: string) => served.get(name) ?? { origin: '' }

const isMissing = (name: string) => !isInstalled(name.toLowerCase())
const whyNot = (name: string) => (isMissing(name) ? ` (skipped: ${name} is not installed; .ci/run installs it)` : '')

describe.each(['nginx', 'Caddy'])('one origin, %s', (name) => {
  const missing = isMissing(name)
  const why = whyNot(name)

  it.skipIf(missing)(`carries calls to the API, with its own headers${why}`, async () => {
    const { status, headers, body } = await ask(place(name).origin, '/api/v1/auth/me/')
    expect([status, headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([
      401,
      'application/json',
      'no-store',
    ])
    expect(JSON.parse(body.toString())).not.toEqual({})
    expect((await ask(place(name).origin, '/api/v1/nulle/part/')).body.toString()).not.toBe('Not found')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.skipIf(missing)(`answers nothing below /api/ with a page of this origin, in any failure${why}`, async () => {
    const paths = [
      '/api/v1/auth/me/',
      ...[200, 201, 301, 400, 403, 404, 500, 503].map((status) => `${FLAWED}/${status}`),
      DEAD,
      '/api/../api/flawed/200',
      '/%61pi/flawed/200',
    ]
    const expected = Object.fromEntries(
      Object.entries(API_HEADERS).map(([header, value]) => [header.toLowerCase(), value]),
    )
    for (const path of paths) {
      const { headers, body } = await ask(place(name).origin, path)
      expect({ path, ...headers }).toMatchObject({ path, ...expected })
      expect(headers).not.toHaveProperty('content-security-policy-report-only')
      expect(body.toString()).not.toContain('window.shell')
    }
  })

  it.skipIf(missing)(`lets nobody store an answer that does not say for how long${why}`, async () => {
    expect((await ask(place(name).origin, `${FLAWED}/200`)).headers['cache-control']).toBe('no-store')
  })

  it.skipIf(missing)(`tells the API where a call comes from, not what the browser says of it${why}`, async () => {
    const forged = [
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-Port',
      'X-Forwarded-Prefix',
      'X-Forwarded-Server',
      'X-Forwarded-Ssl',
      'X-Real-IP',
      'X-Client-IP',
      'X-Original-URL',
      'X-Rewrite-URL',
      'True-Client-IP',
      'Forwarded',
      'X-Forwarded',
      'X-Forwarded-By',
      'X-Forwarded-Uri',
      'X-Forwarded-Method',
      'X-Forwarded-Email',
      'X-Forwarded-Groups',
      'X-Forwarded-Preferred-Username',
      'X-Forwarded-Access-Token',
      'X-Original-Forwarded-For',
      'X-Original-Host',
      'X-Host',
      'X-HTTP-Method-Override',
      'X-Remote-User',
      'X-Remote-IP',
      'X-Remote-Addr',
      'X-Cluster-Client-IP',
      'X-Envoy-External-Address',
      'X-Azure-ClientIP',
      'X-Azure-SocketIP',
      'Client-IP',
      'Remote-User',
      'Forwarded-For',
      'Fastly-Client-IP',
      'CF-Connecting-IP',
      'CF-Connecting-IPv6',
      'Proxy',
      'X-Forwarded-Protocol',
      'X-Forwarded-Client-IP',
      'X-Forwarded-Remote-User',
      'X-Forwarded-Roles',
      'X-Forwarded-PathBase',
      'X-Forwarded-Context',
      'X-Forwarded-Tls-Client-Cert',
      'X-ProxyUser-IP',
      'X-Url-Scheme',
      'Front-End-Https',
      'X-SSL-Client-Verify',
      'X-Client-Cert',
      'X-WEBAUTH-USER',
      'X_Forwarded_For',
      'X_Real_IP',
    ]
    const headers = Object.fromEntries(forged.map((header) => [header, 'for=forged.example']))
    const { body } = await ask(place(name).origin, HEARD, { headers })
    expect(body.toString()).not.toContain('forged')
    const heard = JSON.parse(body.toString()) as string[]
    const said = (header: string) => heard[heard.findIndex((one) => one.toLowerCase() === header) + 1]
    expect([said('x-forwarded-for'), said('x-real-ip')]).toEqual(['127.0.0.1', '127.0.0.1'])
    expect(said('host')).toBe(new URL(place(name).origin).host)
  })

  it.skipIf(missing)(`takes bodies of 12 MB, and none that is larger${why}`, async () => {
    const most = 12 * 2 ** 20
    const [taken, refused] = [most, most + 1].map((size) =>
      fetch(place(name).origin + LENGTH, { method: 'POST', body: Buffer.alloc(size) }),
    )
    expect(await (await taken)?.text()).toBe(String(most))
    // Caddy 2.6 only says that nothing came of it
    expect([413, 502]).toContain((await refused)?.status)
  })
})

it.skipIf(isMissing('nginx'))(
  `an nginx behind another server takes the address of the browser from it, when it is told to${whyNot('nginx')}`,
  async () => {
    const nginx = await startNginx({ folder, config: CONFIG, upstream: await upstream, trusted: '127.0.0.1 ::1' })
    try {
      const headers = { 'X-Forwarded-For': '192.0.2.1, 203.0.113.7' }
      const { body } = await ask(nginx.origin, HEARD, { headers })
      expect(body.toString()).toContain('"X-Forwarded-For","203.0.113.7","X-Real-IP","203.0.113.7"')
    } finally {
      await nginx.stop()
    }
  },
)
