import { createServer, request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

import type { Page } from '@playwright/test'

import { serve } from '../../scripts/serve.ts'
import { isInstalled, startCaddy, startNginx } from '../support/web-servers.ts'
import { travel, violations } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_ORIGIN, NGINX_PORT, NGINX_URL } from './support/ports.ts'

const listening = (server: Server) =>
  new Promise<string>((done) => {
    // a server that listens on a port has an address of this shape
    const tell = () => done(`http://localhost:${(server.address() as AddressInfo).port}`)
    if (server.listening) tell()
    else server.once('listening', tell)
  })

/** Playwright shows no preflight; the browser's own protocol does. */
async function preflightsOf(page: Page): Promise<string[]> {
  const seen: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Preflight' || request.method === 'OPTIONS') seen.push(request.url)
  })
  return seen
}

test.describe('one origin', () => {
  test.use({ baseURL: NGINX_URL })

  test('serves a whole journey through nginx, with no refusal and no preflight (C317, G6)', async ({
    page,
    context,
  }) => {
    test.skip(!isInstalled('nginx'), 'nginx is not installed; .ci/run installs it')
    const config = '{"apiBaseUrl":"/api/v1"}'
    const nginx = await startNginx({ folder: 'dist', config, upstream: API_ORIGIN, port: NGINX_PORT })
    try {
      const found = await violations(context)
      const preflights = await preflightsOf(page)
      const asked = new Set<string>()
      page.on('request', (request) => void asked.add(new URL(request.url()).origin))
      await travel(page)
      expect({ found, preflights, asked: [...asked].filter((origin) => origin.startsWith('http')) }).toEqual({
        found: [],
        preflights: [],
        asked: [NGINX_URL],
      })
    } finally {
      await nginx.stop()
    }
  })
})

test('the console names an API of another origin that does not allow the app (C112)', async ({ page }) => {
  const silent = createServer((_request, response) => response.writeHead(200).end('{}')).listen(0)
  const api = await listening(silent)
  const app = serve({ dir: 'dist', port: 0, config: JSON.stringify({ apiBaseUrl: `${api}/api/v1` }) })
  try {
    const told: string[] = []
    page.on('console', (message) => void told.push(message.text()))
    const origin = await listening(app)
    await page.goto(`${origin}/auth/login`)
    await loginPage(page).signIn()
    await expect(loginPage(page).alert).toBeVisible()
    await expect.poll(() => told.find((text) => text.includes('CORS settings'))).toContain(`refuse ${origin}`)
  } finally {
    app.close()
    silent.close()
  }
})

/** Shows a server below `/app/` of another address, as a proxy before it would; nothing else is there. */
const proxyBelow = (origin: string) =>
  createServer((asked, response) => {
    const { url = '' } = asked
    if (!url.startsWith('/app/')) return response.writeHead(404).end()
    const headers = { ...asked.headers, host: new URL(origin).host }
    return request(origin + url.slice('/app'.length), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    }).end()
  }).listen(0)

const CONFIG = '{"apiBaseUrl":"/api/v1"}'
const SERVERS = {
  'serve.ts': async () => {
    const server = serve({ dir: 'dist', port: 0, config: CONFIG })
    return { origin: await listening(server), stop: () => server.close() }
  },
  nginx: () => startNginx({ folder: 'dist', config: CONFIG, upstream: API_ORIGIN }),
  Caddy: () => startCaddy({ folder: 'dist', config: CONFIG, upstream: API_ORIGIN }, []),
}

for (const [name, start] of Object.entries(SERVERS))
  test(`the app says that it needs the root of a host when ${name} is reached below a path (LAN-06)`, async ({
    page,
  }) => {
    const program = name.toLowerCase()
    test.skip(name !== 'serve.ts' && !isInstalled(program), `${name} is not installed; .ci/run installs it`)
    const server = await start()
    const proxy = proxyBelow(server.origin)
    try {
      const origin = await listening(proxy)
      for (const path of ['/app/', '/app/brands/7'])
        await test.step(path, async () => {
          await page.goto(origin + path)
          const note = page.getByRole('alert')
          await expect(note).toContainText('Interface Loading Error')
          await expect(note).toContainText('This app needs the root of a host and is at /app/ (deploy/README.md).')
        })
    } finally {
      proxy.closeAllConnections()
      proxy.close()
      await server.stop()
    }
  })
