import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import { test as base } from '@playwright/test'
import { build } from 'vite'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { sandboxServer } from '#mocks/serve.ts'
import { LANGUAGE_KEY } from '~/i18n/detect-locale'

import { serve } from '../../../scripts/serve.ts'
import { storedSession } from '../../e2e/support/stored-session.ts'
import type { Engine } from '../../support/engines.ts'
import { PATIENCE } from '../../support/patience.ts'
import { WINDOW, type Browser } from './browser.ts'
import { startByPuppeteer } from './by-puppeteer.ts'
import { startBySelenium } from './by-selenium.ts'
import { EngineScreen } from './engine-screen.ts'

async function listening(server: Server): Promise<string> {
  if (!server.listening) await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a TCP server
  return `http://localhost:${port}`
}

/** What finds elements in the page, as one script. */
async function inPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEBUG_PRINT_LIMIT': '0' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('in-page.ts', import.meta.url)), formats: ['iife'], name: 'inPage' },
    },
  })
  const [first] = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  if (first?.type !== 'chunk') throw new Error('The script of the page could not be built')
  return first.code
}

/** A page of the application that runs no script of it. */
const NO_APPLICATION = '/robots.txt'

/** A journey's own servers: a sandbox nobody else uses, and an origin whose storage is empty. */
async function ownServers() {
  const sandbox = sandboxServer({ worlds: true }).listen(0, '127.0.0.1')
  const api = await listening(sandbox)
  const config = JSON.stringify({ apiBaseUrl: `${api}/api/v1`, supportEmail: 'support@exemple.fr' })
  const app = serve({ dir: 'dist', port: 0, config })
  return {
    api,
    app: await listening(app),
    async order(what: string, data: unknown = {}): Promise<unknown> {
      return (await fetch(`${api}/__sandbox/${what}`, { method: 'POST', body: JSON.stringify(data) })).json()
    },
    stop() {
      for (const server of [sandbox, app]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

export type Servers = Awaited<ReturnType<typeof ownServers>>

type Own = {
  servers: Servers
  view: EngineScreen
  /** Opens a page for a user who is signed in already. */
  enter: (path?: string, email?: string) => Promise<void>
}

export const test = base.extend<Own, { engine: Engine; running: Browser; script: string }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  script: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, provide) => {
      await provide(await inPageScript())
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ engine }, provide) => {
      const browser = engine === 'webkit' ? await startBySelenium() : await startByPuppeteer(engine)
      await provide(browser)
      await browser.stop()
    },
    { scope: 'worker', timeout: 2 * PATIENCE },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
  servers: async ({}, provide) => {
    const servers = await ownServers()
    await provide(servers)
    servers.stop()
  },
  view: async ({ running, script, servers }, provide) => {
    const tab = await running.newTab(servers.app + NO_APPLICATION)
    const view = new EngineScreen(tab, script, servers.app)
    // WebKitGTK speaks the language of the machine, whatever it is asked for
    await view.evaluate(([key, language]) => localStorage.setItem(key, language), [LANGUAGE_KEY, 'fr'] as const)
    await provide(view)
    // the next journey begins in a tab that answers
    await tab.resize(WINDOW.width, WINDOW.height).catch(() => undefined)
    await tab.close().catch(() => undefined)
  },
  enter: async ({ view, servers }, provide) => {
    await provide(async (path = '/dashboard', email = CLAIRE) => {
      const session = storedSession(await servers.order('sign-in', { email }))
      await view.evaluate(({ local, tab }) => {
        for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
        for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
      }, session)
      await view.goto(path)
    })
  },
})

export { expect } from '@playwright/test'
