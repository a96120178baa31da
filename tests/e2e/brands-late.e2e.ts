import type { Page } from '@playwright/test'

import { BASTIEN } from '#mocks/domain/seed/named.ts'

import { USER_COUNT } from '../../src/features/shared/user/user-texts.ts'
import { answered } from './support/inside.ts'
import { heading, userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_URL } from './support/ports.ts'

/** The last brand of the last page is deactivated under a filter that then lets it go: the page goes with it. */
const LAST = '/brands?is_active=true&page=2&page_size=41'

/** Keeps the answers of a call back. @returns lets them through */
async function keepBack(page: Page, call: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`${API_URL}${call}`, async (route) => {
    if (route.request().method() === method) await promise
    await route.continue()
  })
  return resolve
}

/** What the answer is followed by has happened. */
async function expectSaid(page: Page, said: RegExp) {
  await expect(page.getByText(said)).toBeVisible()
  await answered(page)
}

test('a late answer undoes no newer filter (BRD-09)', async ({ page, enter }) => {
  await enter(LAST)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const letThrough = await keepBack(page, '/brands/*/toggle_active/', 'POST')
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL(/\/brands\?page_size=41$/)
  letThrough()
  await expectSaid(page, /^Marque désactivée\s: /)
  await expect(page).toHaveURL(/\/brands\?page_size=41$/)
})

test('a late answer fetches nobody back who went to another page (BRD-09)', async ({ page, enter }) => {
  await enter(LAST)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const letThrough = await keepBack(page, '/brands/*/toggle_active/', 'POST')
  await page.getByRole('switch').click()
  await page.getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  letThrough()
  await expectSaid(page, /^Marque désactivée\s: /)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a late end of a deletion fetches nobody back (BRD-24)', async ({ page, enter }) => {
  await enter()
  await page.getByRole('link', { name: 'Marques', exact: true }).first().click()
  await page.getByRole('link', { name: 'Boulangerie Marceau' }).click()
  await page.getByRole('button', { name: 'Supprimer la marque' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('Boulangerie Marceau')
  const letThrough = await keepBack(page, '/brands/*/', 'DELETE')
  await dialog.getByRole('button', { name: 'Supprimer la marque' }).click()
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(/\/dashboard$/)
  letThrough()
  await expectSaid(page, /^Marque supprimée\s: Boulangerie Marceau$/)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a late end of a creation fetches nobody back (BRD-07)', async ({ page, enter }) => {
  await enter()
  await page.getByRole('link', { name: 'Créer une marque' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer une marque' })
  await dialog.getByRole('textbox', { name: 'Nom de la marque' }).fill('Maison Dubois')
  const letThrough = await keepBack(page, '/brands/', 'POST')
  await dialog.getByRole('button', { name: 'Créer une marque' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Quitter sans sauvegarder' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  letThrough()
  await expectSaid(page, /^Marque créée\s: Maison Dubois$/)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the lost call of a signed-out user shows nothing to the next user (BRD-09, G11)', async ({ page, enter }) => {
  await enter('/brands')
  const lose = Promise.withResolvers<void>()
  await page.route(`${API_URL}/brands/*/toggle_active/`, async (route) => {
    await lose.promise
    await route.abort()
  })
  await page.getByRole('switch').first().click()
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await loginPage(page).signIn(undefined, BASTIEN)
  await expect(heading(page)).toBeVisible()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/toggle_active/'))
  lose.resolve()
  await lost
  await answered(page)
  await expect(page.getByText('Impossible de changer l’état')).toHaveCount(0)
})

test('the Back key leads to no form whose brand was created, and to no brand that was deleted (BRD-07, BRD-24)', async ({
  page,
  enter,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await enter('/brands')
  await page.getByRole('button', { name: 'Créer une marque' }).click()
  await page.getByRole('textbox', { name: 'Nom de la marque' }).fill('Maison Dubois')
  await page.keyboard.press('Enter')
  await expect(title('Maison Dubois')).toBeVisible()
  await page.goBack()
  await expect(title('Marques')).toBeVisible()
  await expect(page).toHaveURL(/\/brands$/)
  await page.goForward()

  await page.getByRole('button', { name: 'Supprimer la marque' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill('Maison Dubois')
  await page.keyboard.press('Enter')
  await expect(title('Marques')).toBeVisible()
  await page.goBack()
  await answered(page)
  await expect(title('Marques')).toBeVisible()
})

test('the Back key restores what was listed before the search was typed (BRD-22)', async ({ page, enter }) => {
  await enter('/brands')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('bou')
  await expect(page).toHaveURL(/\?search=bou$/)
  await page.getByRole('button', { name: 'Utilisateurs', exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('ordering') === USER_COUNT)
  const sorted = page.url()
  for (const text of ['bous', 'brasserie']) {
    await search.fill(text)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
  }
  await page.goBack()
  await expect(page).toHaveURL(sorted)
  await expect(search).toHaveValue('bou')
  await page.goBack()
  await expect(page).toHaveURL(/\?search=bou$/)
})
