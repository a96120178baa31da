import type { Page, Route } from '@playwright/test'

import { hold } from './support/hold.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { settleInside } from './support/pages.ts'

/** How often the browser has loaded a document. */
function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1
  })
  return loads
}

/** Keeps the app from loading the pages of the navigation in advance. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Bienvenue à bord</h1>'

const fulfil = (page: Page, answer: (route: Route) => Promise<void>) => page.route('**/*', answer)

type Outage = { name: string; begin: (page: Page) => Promise<unknown>; title: RegExp }

const OUTAGES: Outage[] = [
  { name: 'offline', begin: (page) => page.context().setOffline(true), title: /^Vous êtes hors ligne$/ },
  {
    name: 'in a tunnel, where the browser believes to be online',
    begin: (page) => fulfil(page, (route) => route.abort('internetdisconnected')),
    title: /^Vous êtes hors ligne$/,
  },
  {
    name: 'behind a captive portal',
    begin: (page) => fulfil(page, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL })),
    title: /^Vous êtes hors ligne$/,
  },
  {
    name: 'while the server answers 502',
    begin: (page) => fulfil(page, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad' })),
    title: /^Le service ne répond pas correctement$/,
  },
]

async function end(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
}

for (const { name, begin, title } of OUTAGES) {
  test(`A page that is not loaded yet says so in the shell ${name}, and comes by itself (GRD-13, NFR-02)`, async ({
    page,
    enter,
  }) => {
    await saveData(page)
    await enter('/dashboard')
    await settleInside(page)
    const loads = countLoads(page)
    await begin(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Marques', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Marques', exact: true })).toBeVisible()
    // it still has no network: the screen stays
    await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).not.toHaveAttribute('aria-disabled')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await end(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Marques' })).toBeVisible()
    expect(loads.count).toBe(0)
  })
}

test('A page without a loader, lost offline, is not reloaded into the page of the browser (GRD-13)', async ({
  page,
  enter,
}) => {
  await saveData(page)
  await enter('/settings')
  await settleInside(page)
  const loads = countLoads(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /Revue des accès/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /Revue des accès/ })).toBeVisible()
  expect(loads.count).toBe(0)
})

test.describe('a visitor in English', () => {
  test.use({ locale: 'en-GB' })

  test('reads in English that a public page was lost offline (GRD-13, NFR-02)', async ({ page }) => {
    await page.goto('/auth/login')
    await loginPage(page).enter()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    const loads = countLoads(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('textbox', { name: /First name/ })).toBeVisible()
    expect(loads.count).toBe(0)
  })
})

test('A file that this device blocks is reported as such, and the page is not reloaded (GRD-13, C136)', async ({
  page,
  enter,
}) => {
  await saveData(page)
  await page.route(/\/assets\/brands-[a-z\d]+\.js$/, (route) => route.abort('blockedbyclient'))
  await enter('/dashboard')
  await settleInside(page)
  const loads = countLoads(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Marques', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Un fichier de cette page est bloqué' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marques' })).toBeVisible()
  expect(loads.count).toBe(0)
})

test('A script that the server never sends is told after a while, and comes by itself (GRD-13)', async ({
  page,
  enter,
}) => {
  await page.clock.install()
  await saveData(page)
  const letThrough = await hold(page, /\/assets\/brands-[a-z\d]+\.js$/)
  await enter('/dashboard')
  await settleInside(page)
  const loads = countLoads(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Marques', exact: true }).click()
  // the browser is asked more than once: for the press, and for the page
  await expect(async () => {
    await page.clock.runFor(16_000)
    const heading = page.getByRole('heading', { level: 1, name: 'Le service ne répond pas correctement' })
    await expect(heading).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Marques', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Marques' })).toBeVisible()
  expect(loads.count).toBe(0)
})

test('The texts of a page that are lost at the start of a visit are told in the frame (GRD-13)', async ({
  page,
  enter,
}) => {
  await page.route(/\/assets\/brandpages-[^/]*\.js$/, (route) => route.abort('internetdisconnected'))
  await enter('/brands')
  await expect(page.getByRole('heading', { level: 1, name: 'Un fichier de cette page est bloqué' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Marques', exact: true })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marques' })).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('A script that is missing is requested again once, then the page says so (GRD-13, C136)', async ({ page }) => {
  await page.clock.install()
  const loads = countLoads(page)
  await page.route(/\/assets\/accessibility-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/auth/login')
  await loginPage(page).enter()
  // alive: the link no longer loads a page
  await expect(loginPage(page).submit).toBeEnabled()
  loads.count = 0
  await page.getByRole('link', { name: /Accessibilité/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Une nouvelle version est disponible' })).toBeVisible()
  expect(loads.count).toBe(1)
  await page.clock.runFor(60_000)
  expect(loads.count).toBe(1)

  // it comes by itself once the server has it again
  await page.unrouteAll()
  await expect(async () => {
    await page.clock.runFor(30_000)
    const heading = page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })
    await expect(heading).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('A language that is chosen offline says so, and is shown once the network is back (LAN-28, NFR-02)', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await loginPage(page).enter()
  await expect(loginPage(page).submit).toBeEnabled()
  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('de')
  await expect(page.getByRole('alert').filter({ hasText: /^Erreur de connexion/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('A failure without a network is shown in the page, even where the screen for it is not loaded (GRD-16)', async ({
  page,
}) => {
  await page.route(/\/assets\/-RootFailure-[^/]*\.js$/, (route) => route.abort('internetdisconnected'))
  await page.route(/\/assets\/accessibility-[^/]*\.js$/, (route) => route.abort('internetdisconnected'))
  await page.goto('/auth/login')
  await loginPage(page).enter()
  await expect(loginPage(page).submit).toBeEnabled()
  await page.getByRole('link', { name: /Accessibilité/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Un fichier de cette page est bloqué' })).toBeVisible()
  await expect(page.getByText('Interface Loading Error')).toHaveCount(0)
})

test('A dialog whose script is lost says so, and opens once the network is back (GRD-13, NFR-02)', async ({
  page,
  enter,
}) => {
  await saveData(page)
  await enter('/users')
  await settleInside(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Inviter', exact: false }).first().click()
  await expect(page.getByRole('dialog', { name: /^Vous êtes hors ligne/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs', includeHidden: true })).toBeVisible()
  await end(page)
  await expect(page.getByRole('dialog', { name: /^Inviter/ })).toBeVisible()
})

test('A menu whose script is lost says so in its place, the page stays, and it opens when its script comes (GRD-13, C135)', async ({
  page,
  enter,
}) => {
  await page.route(/\/assets\/layers-[^/]*\.js$/, (route) => route.abort('internetdisconnected'))
  await enter('/dashboard')
  await settleInside(page)
  const opener = page.getByRole('button', { name: 'Menu de votre compte' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Un fichier de cette page est bloqué/ })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await opener.click()
  await page.unrouteAll()
  await expect(page.getByRole('dialog', { name: 'Menu de votre compte' })).toBeVisible()
})
