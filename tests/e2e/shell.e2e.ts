import type { Page } from '@playwright/test'

import { LEA } from '#mocks/domain/seed/named.ts'

import { heading, userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { API_URL, APP_URL } from './support/ports.ts'

const MINUTE = 60_000

const brand = (page: Page) => page.getByRole('button', { name: /Changer de marque/ })
const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name })

test('a brand found by search is chosen by keyboard and stays after a reload (SEL-01, SEL-06)', async ({
  page,
  enter,
}) => {
  await enter('/pages')
  await expect(brand(page)).toContainText('Auberge du Vieux Moulin')

  await brand(page).press('Enter')
  await page.getByRole('combobox', { name: 'Rechercher une marque' }).fill('alpage')
  await expect(page.getByRole('option')).toHaveText([/Fromagerie L’Alpage/])
  await page.keyboard.press('Enter')

  await expect(brand(page)).toContainText('Fromagerie L’Alpage')
  await expect(brand(page)).toBeFocused()
  await page.reload()
  await expect(brand(page)).toContainText('Fromagerie L’Alpage')
})

test('the next user does not find the brand of the one before (SEL-03, C209)', async ({ page, enter }) => {
  await enter('/pages')
  await brand(page).click()
  await page.getByRole('option', { name: /Bijouterie Dufresne/ }).click()
  await expect(brand(page)).toContainText('Bijouterie Dufresne')

  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await page.evaluate(() => localStorage.getItem('brand-selection'))).toBeNull()

  await loginPage(page).signIn(PASSWORD, LEA)
  await expect(heading(page)).toBeVisible()
  await area(page, 'Pages').click()
  await expect(brand(page)).not.toContainText('Bijouterie Dufresne')
})

test('the user menu sets language and theme, which are stored (LAN-13, THM-03, THM-04)', async ({ page, enter }) => {
  await enter()
  await userMenu(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
})

test('the navigation on a phone opens over the page and leads to the next heading (NFR-08, GRD-14, C314)', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter()
  await page.getByRole('button', { name: 'Ouvrir la navigation' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Paramètres', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ouvrir la navigation' })).toBeFocused()

  await page.getByRole('button', { name: 'Ouvrir la navigation' }).click()
  await page.getByRole('link', { name: 'Paramètres', exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Paramètres/)
  // screen readers say what gets the focus
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeFocused()
})

test('no page scrolls sideways at 320 px (NFR-09)', async ({ page, sandbox, enter }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await sandbox.order('reset', { world: 'trialCritical' })
  await enter('/profile')
  await expect(page.getByRole('region', { name: 'Information importante' })).toContainText('Il reste 1 jour')
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})

test('the first Tab leads past the navigation (NFR-08)', async ({ page, enter }) => {
  await enter('/pages')
  await expect(brand(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu principal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the banner says when the network is gone and back (NFR-02, C302)', async ({ page, context, enter }) => {
  await enter('/pages')
  await expect(brand(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeHidden()
  await expect(page.getByText(/Connexion rétablie/)).toBeVisible()
  await expect(page).toHaveURL(/\/pages/)
})

test('many failures of the server are one toast with a reference (NFR-03)', async ({ page, sandbox, enter }) => {
  // no part of this page shows them
  const unseen = ['getTrialStatus', 'listInvitations']
  await sandbox.order(
    'faults',
    unseen.map((operation) => ({ operation, kind: 'status', status: 500 })),
  )
  await enter('/brands')
  await expect(page.getByText('Le serveur a rencontré un problème')).toBeVisible()
  await expect(page.getByText(/Référence\s: 500/).first()).toBeVisible()
  await expect(page.getByText('Le serveur a rencontré un problème')).toHaveCount(1)
})

test('a language that the server could not store is reported once, with the reference (NFR-03, LAN-28, C289)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter()
  await userMenu(page).click()
  await sandbox.order('faults', [{ operation: 'quickChangeLanguage', kind: 'status', status: 500 }])
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText(/^La langue n’a pas pu être changée/)).toBeVisible()
  await expect(page.getByText(/Référence\s: 500 · quickChangeLanguage/)).toHaveCount(1)
  await expect(page.getByText('Le serveur a rencontré un problème')).toHaveCount(0)
})

test('a failure that a section shows has no toast (NFR-01, NFR-03)', async ({ page, sandbox, enter }) => {
  await enter('/pages')
  await expect(brand(page)).toBeVisible()
  await sandbox.order('faults', [{ operation: 'listBrands', kind: 'status', status: 500 }])
  await brand(page).click()
  await page.getByRole('combobox', { name: 'Rechercher une marque' }).fill('zzz')
  await expect(page.getByText('Impossible de récupérer la liste des marques')).toBeVisible()
  await expect(page.getByText('Le serveur a rencontré un problème')).toHaveCount(0)
})

test('a refusal is reported once, and the user is read again (NFR-04)', async ({ page, sandbox, enter }) => {
  await enter('/pages')
  await expect(brand(page)).toBeVisible()
  await sandbox.order('faults', [{ operation: 'listBrands', kind: 'status', status: 403 }])
  const reread = page.waitForResponse(`${API_URL}/auth/me/`)
  await brand(page).click()
  await page.getByRole('combobox', { name: 'Rechercher une marque' }).fill('zzz')
  await expect(page.getByText('Impossible de récupérer la liste des marques')).toHaveCount(1)
  await reread
  await expect(page.getByText('Action refusée', { exact: false })).toHaveCount(0)
  await expect(page).toHaveURL(/\/pages/)
})

/** What is asked for again; the fake clock hides which page was loaded, so it is the first. */
const THE_PAGE = `${APP_URL}/`

test('a newer build on the server is announced, and loaded on demand (NFR-05)', async ({ page, enter }) => {
  await page.clock.install()
  await enter()
  await expect(heading(page)).toBeVisible()
  // no further: the answer comes in real time, and must not meet the end of its patience
  const untilTheNextLook = 15 * MINUTE + 1000
  const looked = page.waitForResponse(THE_PAGE)
  await page.clock.runFor(untilTheNextLook)
  await looked
  await expect(page.getByText('Nouvelle version disponible')).toBeHidden()

  await page.route(THE_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  )
  await page.clock.runFor(untilTheNextLook)
  await expect(page.getByText('Nouvelle version disponible')).toBeVisible()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Recharger' }).click()])
  await expect(page.getByText('Nouvelle version disponible')).toBeHidden()
})

test('a user is asked five minutes before the end, and may stay (SES-46)', async ({ page, sandbox, enter }) => {
  await page.clock.install()
  await sandbox.order('settings', { accessSeconds: 4 * 3600 })
  await enter()
  await expect(heading(page)).toBeVisible()
  /** Skips the time as a sleep does: each timer that is due fires once. The last minute passes normally. */
  const pass = async (minutes: number) => {
    await page.clock.fastForward((minutes - 1) * MINUTE)
    await page.clock.runFor(MINUTE)
  }
  const warning = page.getByRole('alertdialog', { name: /Êtes-vous toujours là/ })

  await pass(114)
  await expect(warning).toBeHidden()
  await page.clock.runFor(2 * MINUTE)
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Rester connecté' }).click()
  await page.clock.runFor(2000)
  await expect(warning).toBeHidden()

  await pass(114)
  await expect(warning).toBeHidden()
  await page.clock.runFor(7 * MINUTE)
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
})

test('two tabs show two brands, on every page and after a reload (SEL-09, K43)', async ({ page, context, enter }) => {
  await enter('/pages')
  const other = await context.newPage()
  await other.goto('/pages')

  await brand(page).click()
  await page.getByRole('option', { name: /Bijouterie Dufresne/ }).click()
  await expect(page).toHaveURL(/\/pages\?brand=\d+$/)
  await brand(other).click()
  await other.getByRole('option', { name: /Brasserie du Port/ }).click()
  await expect(brand(other)).toContainText('Brasserie du Port')

  await area(page, 'Invitations').click()
  await expect(page).toHaveURL(/\/users\/invitations\?(.*&)?brand=\d+/)
  for (const [tab, name] of [
    [page, 'Bijouterie Dufresne'],
    [other, 'Brasserie du Port'],
  ] as const) {
    await tab.reload()
    await area(tab, 'Statistiques').click()
    await expect(brand(tab)).toContainText(name)
  }
})

test('an address with a brand of others shows the first brand, and says so (SEL-09, SEL-02)', async ({
  page,
  enter,
}) => {
  await enter('/pages?brand=50', LEA)
  await expect(page.getByText(/La marque précédente n’est plus disponible/)).toHaveCount(1)
  await expect(page).not.toHaveURL(/brand=50/)
  await page.goto('/pages?brand=<b>')
  await expect(brand(page)).toBeVisible()
})
