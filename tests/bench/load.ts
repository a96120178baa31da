import { parseArgs } from 'node:util'

import { chromium, type Browser, type Page } from '@playwright/test'

import { BASTIEN, CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'

import { chromiumLaunch } from '../support/chromium.ts'
import { markdown } from './rows.ts'
import { startServers } from './servers.ts'

/*
 * `npm run bench:load`: what a user costs the servers, so that a provider can size its API. Prints the tables of
 * deploy/README.md.
 */

const ROLES = [
  { role: 'company admin, 12 brands', email: CLAIRE },
  { role: 'brand admin', email: BASTIEN },
  { role: 'member', email: LEA },
  { role: 'reader', email: HUGO },
]

/** Time for all calls of a page, and of what it fetches when idle. */
const PAGE_MS = 2500

type Traffic = { files: number; fileBytes: number; calls: number; callBytes: number; operations: string[] }

/** Counts what a page requests from now on. Bytes are those of headers and compressed bodies of answers. */
async function watch(page: Page, api: string) {
  const cdp = await page.context().newCDPSession(page)
  const urls = new Map<string, { url: string; method: string }>()
  let traffic: Traffic = { files: 0, fileBytes: 0, calls: 0, callBytes: 0, operations: [] }
  await cdp.send('Network.enable')
  const fromCache = new Set<string>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url, method } }) => urls.set(requestId, { url, method }))
  cdp.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) fromCache.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', method = '' } = urls.get(requestId) ?? {}
    if (!url.startsWith('http') || fromCache.has(requestId) || method === 'OPTIONS') return
    if (url.startsWith(api)) {
      const path = new URL(url).pathname.replace(/^\/api\/v1/, '').replaceAll(/\/\d+(?=\/)/g, '/{id}')
      traffic.calls += 1
      traffic.callBytes += encodedDataLength
      traffic.operations.push(`${method} ${path}`)
    } else {
      traffic.files += 1
      traffic.fileBytes += encodedDataLength
    }
  })
  return {
    /** What was counted since the last time. */
    take(): Traffic {
      const taken = traffic
      traffic = { files: 0, fileBytes: 0, calls: 0, callBytes: 0, operations: [] }
      return taken
    },
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const cells = ({ files, fileBytes, calls, callBytes }: Traffic) => [
  String(files),
  kilobytes(fileBytes),
  String(calls),
  kilobytes(callBytes),
]

/** Presses every link of the navigation in turn, as often as `rounds` says. @returns the number of pages opened */
async function walk(page: Page, rounds: number): Promise<number> {
  const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link')
  const count = await links.count()
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < count; at += 1) {
      await links.nth(at).click()
      await page.waitForTimeout(PAGE_MS)
    }
  return rounds * count
}

async function measureRole(browser: Browser, servers: Awaited<ReturnType<typeof startServers>>, email: string) {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const counter = await watch(page, servers.api)
  await page.goto(`${servers.app}/auth/login`)
  await page.waitForTimeout(PAGE_MS)
  const first = counter.take()
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(sandboxPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/dashboard$/)
  await page.waitForTimeout(2 * PAGE_MS)
  const signIn = counter.take()
  await page.reload()
  await page.waitForTimeout(2 * PAGE_MS)
  const again = counter.take()
  const opened = await walk(page, 1)
  const firstRound = counter.take()
  await walk(page, 2)
  const later = counter.take()
  await page.waitForTimeout(60_000)
  const idle = counter.take()
  await context.close()
  return { first, signIn, again, firstRound, later, opened, idle }
}

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } })
const servers = await startServers(values.dir)
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
try {
  const visits: string[][] = [['who', 'when', 'files', 'of files', 'calls', 'of calls']]
  const pace: string[][] = [['who', 'pages', 'calls a page, first time', 'calls a page, later', 'calls a minute, idle']]
  for (const { role, email } of ROLES) {
    const { first, signIn, again, firstRound, later, opened, idle } = await measureRole(browser, servers, email)
    visits.push(
      [role, 'the login page, nothing cached', ...cells(first)],
      [role, 'the sign-in and the dashboard', ...cells(signIn)],
      [role, 'a return visit to the dashboard', ...cells(again)],
    )
    pace.push([
      role,
      String(opened),
      (firstRound.calls / opened).toFixed(1),
      (later.calls / (2 * opened)).toFixed(1),
      String(idle.calls),
    ])
    if (email === CLAIRE) {
      const all = [...signIn.operations, ...again.operations, ...firstRound.operations, ...later.operations]
      const counts = Object.entries(Object.groupBy(all, (operation) => operation)).map(
        ([operation, times]) => [operation, times?.length ?? 0] as const,
      )
      const rows = counts.toSorted(([, one], [, other]) => other - one).map(([name, count]) => [name, String(count)])
      console.info(`${markdown([['call', `times in ${3 * opened + 2} pages`], ...rows])}\n`)
    }
  }
  console.info(`${markdown(visits)}\n\n${markdown(pace)}`)
} finally {
  await browser.close()
  await servers.stop()
}
