import { readFileSync } from 'node:fs'

import type { Page, Request } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { heading } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'

const PATHS = {
  getBrandsOverview: '/brands/brands_overview/',
  listRecentActivity: '/brands/recent_activity/',
  getTrialStatus: '/onboarding/trials/status/',
  detectUpgrade: '/onboarding/trials/upgrade-detection/',
  listUsers: '/users/',
} as const

type Entry = { file: string; imports?: string[] }

type Operation = keyof typeof PATHS

const isCall = (request: Request, operation: Operation) =>
  request.method() === 'GET' && new URL(request.url()).pathname.endsWith(PATHS[operation])

/** Calls of an operation, and how those that did not come to their end ended. */
function callsOf(page: Page, operation: Operation) {
  const sent: Request[] = []
  const ended: (string | undefined)[] = []
  page.on('request', (request) => {
    if (isCall(request, operation)) sent.push(request)
  })
  page.on('requestfailed', (request) => {
    if (isCall(request, operation)) ended.push(request.failure()?.errorText)
  })
  return { sent: () => sent.length, ended: () => ended }
}

const hang = (operation: Operation) => ({ operation, kind: 'hang' })
const down = (operation: Operation) => ({ operation, kind: 'status', status: 500 })

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name, exact: true })

async function leaveTo(page: Page, name: string) {
  await link(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const toast = (page: Page) => page.getByText('Le serveur a rencontré un problème')

test('leaving the dashboard aborts its calls (C303)', async ({ page, sandbox, enter }) => {
  await sandbox.order('faults', [hang('getBrandsOverview'), hang('listRecentActivity')])
  const [overview, activity] = [callsOf(page, 'getBrandsOverview'), callsOf(page, 'listRecentActivity')]
  await enter()
  await expect(heading(page)).toBeVisible()
  await expect.poll(overview.sent).toBe(1)
  await expect.poll(activity.sent).toBe(1)
  expect(overview.ended()).toEqual([])

  await leaveTo(page, 'Paramètres')
  await expect.poll(overview.ended).toEqual(['net::ERR_ABORTED'])
  await expect.poll(activity.ended).toEqual(['net::ERR_ABORTED'])

  // the next visit sends the calls again
  await sandbox.order('faults', [])
  await leaveTo(page, 'Tableau de bord')
  await expect(page.getByText('Sans administrateur')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a query that failed on a page left is not repeated, nor reported on the next (NFR-03, C303)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('faults', [down('getBrandsOverview')])
  const overview = callsOf(page, 'getBrandsOverview')
  await page.clock.install()
  await enter()
  await expect(heading(page)).toBeVisible()
  await expect.poll(overview.sent).toBeGreaterThan(0)

  await leaveTo(page, 'Paramètres')
  const sent = overview.sent()
  // longer than all the waits between tries
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await expect(toast(page)).toBeHidden()
  expect(overview.sent()).toBe(sent)
})

test('a query that the next page needs too goes on (C303)', async ({ page, sandbox, enter }) => {
  await sandbox.order('faults', [hang('getTrialStatus'), hang('detectUpgrade')])
  const [trial, upgrade] = [callsOf(page, 'getTrialStatus'), callsOf(page, 'detectUpgrade')]
  await enter('/settings/billing', JEANNE)
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  await expect.poll(trial.sent).toBe(1)
  await expect.poll(upgrade.sent).toBe(1)
  await leaveTo(page, 'Tableau de bord')
  await expect.poll(upgrade.ended).toEqual(['net::ERR_ABORTED'])
  expect(trial.ended()).toEqual([])
  expect(trial.sent()).toBe(1)
})

test('a change of address that stays on the page aborts nothing (C303)', async ({ page, sandbox, enter }) => {
  await enter()
  await expect(heading(page)).toBeVisible()
  await sandbox.order('faults', [hang('listUsers')])
  const list = callsOf(page, 'listUsers')
  await leaveTo(page, 'Utilisateurs')
  await expect.poll(list.sent).toBe(1)
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Inviter des personnes' })).toBeVisible()
  await expect(page).toHaveURL(/invite=true/)
  expect(list.ended()).toEqual([])
  expect(list.sent()).toBe(1)
})

test('a preload whose page is not visited is aborted with the page it was started on (C303)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter()
  await expect(heading(page)).toBeVisible()
  await sandbox.order('faults', [hang('listUsers')])
  const list = callsOf(page, 'listUsers')
  await link(page, 'Utilisateurs').hover()
  await expect.poll(list.sent).toBe(1)
  expect(list.ended()).toEqual([])
  await leaveTo(page, 'Paramètres')
  await expect.poll(list.ended).toEqual(['net::ERR_ABORTED'])
})

/** Resolves once the app has heard of a failure of the server. */
const failureHeard = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('api:serverError', () => resolve(), { once: true })),
  )

test('a preload that fails is not reported (NFR-03, C303)', async ({ page, sandbox, enter, context }) => {
  await enter()
  await expect(heading(page)).toBeVisible()
  await sandbox.order('faults', [down('listUsers')])
  const heard = failureHeard(page)
  await link(page, 'Utilisateurs').hover()
  await heard
  // a later toast is there: an earlier one would be too
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText(/Connexion rétablie/)).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})

/** The scripts of an entry of the build's manifest, and of what it imports. */
function filesOf(name: RegExp): Set<string> {
  const manifest = JSON.parse(readFileSync('dist-maps/manifest.json', 'utf8')) as Record<string, Entry>
  const found = new Set<string>()
  const visit = (key: string) => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (file === undefined || found.has(file)) return
    found.add(file)
    imports.forEach(visit)
  }
  const keys = Object.keys(manifest).filter((key) => name.test(key))
  expect(keys).toHaveLength(1)
  keys.forEach(visit)
  return found
}

test('the first visit of a page of the navigation waits for its data alone: its code is there (NFR-01)', async ({
  page,
  enter,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await enter()
  await expect(heading(page)).toBeVisible()
  // the last that are fetched ahead: of the navigation, and for whoever signs out
  for (const last of ['/assets/settings-', '/assets/login-'])
    await expect.poll(() => scripts.some((url) => url.includes(last)), last).toBe(true)
  await page.waitForLoadState('networkidle')
  scripts.length = 0
  await page.getByRole('link', { name: 'Marques', exact: true }).first().click()
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  // its dialog is fetched once the page rests, which may be before the data
  const ofPage = filesOf(/brands\/index\.tsx\?.*component/)
  const ofDialog = filesOf(/^_BrandFormDialog-[^-]+\.js$/)
  const files = scripts.map((url) => new URL(url).pathname.slice(1))
  expect(files.filter((file) => ofPage.has(file) || !ofDialog.has(file))).toEqual([])
})
