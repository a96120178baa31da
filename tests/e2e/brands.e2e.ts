import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { USER_COUNT } from '../../src/features/shared/user/user-texts.ts'
import { answered } from './support/inside.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { expectNothingBusy } from './support/pages.ts'

const INACTIVE_BY_USERS = `/brands?is_active=false&ordering=${USER_COUNT}`

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const names = (page: Page) => page.getByRole('rowheader')

test('the filters of the list stay after a look at a brand, a reload and a sign-in (BRD-01, BRD-22, SES-47)', async ({
  page,
  enter,
}) => {
  await enter('/brands')
  await page.getByRole('combobox', { name: 'État' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await page.getByRole('button', { name: 'Utilisateurs', exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === INACTIVE_BY_USERS)
  await expect(names(page)).toHaveCount(5)
  // as many were there in the order of before
  await answered(page)
  const before = await names(page).allTextContents()

  await page.getByRole('link', { name: 'Les Jardins d’Épicure' }).click()
  await expect(heading(page, 'Les Jardins d’Épicure')).toBeFocused()
  await page.goBack()
  await expect(names(page)).toHaveText(before)
  await expect(page.getByRole('combobox', { name: 'État' })).toHaveText('Inactive')

  await page.reload()
  await expect(names(page)).toHaveText(before)

  await page.getByRole('button', { name: /Menu de votre compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(loginPage(page).submit).toBeVisible()
  await page.goto(INACTIVE_BY_USERS)
  await loginPage(page).signIn(PASSWORD)
  await expect(names(page)).toHaveText(before)
})

test('a window that shows a brand has its name as title while it does (GRD-14)', async ({ page, enter }) => {
  await enter('/brands')
  await expect(page).toHaveTitle('Marques · Console Marques')
  await page.getByRole('link', { name: 'Boulangerie Marceau' }).click()
  await expect(page).toHaveTitle('Boulangerie Marceau · Console Marques')
  await page.reload()
  await expect(page).toHaveTitle('Boulangerie Marceau · Console Marques')
  await page.goBack()
  await expect(page).toHaveTitle('Marques · Console Marques')
  await page.goForward()
  await expect(page).toHaveTitle('Boulangerie Marceau · Console Marques')
})

test('a reload comes back to the same place, though the list comes later (BRD-22)', async ({ page, enter }) => {
  await enter('/brands')
  await expect(names(page)).toHaveCount(20)
  await answered(page)
  // the scroll position is stored once the browser has reported it
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, 400)
      }),
  )
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('a refused name can be corrected and saved (BRD-07, BRD-08, BRD-19)', async ({ page, sandbox, enter }) => {
  await enter()
  await page.getByRole('link', { name: 'Créer une marque' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer une marque' })
  const name = dialog.getByRole('textbox', { name: 'Nom de la marque' })
  await name.fill('Brasserie du Port')
  await dialog.getByRole('button', { name: 'Créer une marque' }).click()
  await expect(dialog.getByText('Une marque porte déjà ce nom.')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Maison Dubois')
  await name.press('Enter')
  await expect(heading(page, 'Maison Dubois')).toBeVisible()
  await expect(page).toHaveURL(/\/brands\/\d+/)
  expect((await sandbox.requests()).counters['createBrand']).toBe(2)
  await page.getByRole('link', { name: 'Marques', exact: true }).first().click()
  await page.getByRole('searchbox').fill('dubois')
  await expect(names(page)).toHaveText(['Maison Dubois'])
})

test('a brand is deleted once its name is typed, and no page shows it any more (BRD-24, C212)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/brands/1')
  await page.getByRole('button', { name: 'Supprimer la marque' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('les accès de 6 utilisateurs')
  const button = dialog.getByRole('button', { name: 'Supprimer la marque' })
  await dialog.getByRole('textbox').fill('Boulangerie')
  await expect(button).toBeDisabled()
  await dialog.getByRole('textbox').fill('Boulangerie Marceau')
  await button.click()
  await expect(page).toHaveURL(/\/brands(?:\?|$)/)
  await expect(heading(page, 'Marques')).toBeVisible()
  await expect(page.getByText('Marque supprimée : Boulangerie Marceau')).toBeVisible()
  await expect(page.getByText('1–20 sur 46')).toBeVisible()
  expect((await sandbox.requests()).counters['deleteBrand']).toBe(1)
  await page.goto('/brands/1')
  await expect(heading(page, 'Marque introuvable')).toBeVisible()
})

test('the export holds all pages of the filtered list (BRD-22)', async ({ page, enter }) => {
  await enter('/brands?is_active=true')
  await expect(page.getByText('1–20 sur 42')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^marques-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF"Marque";"Site";')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(43)
  expect(text).not.toContain('Inactive')
})

test('the brands without administrator are listed, in the address, and exported (BRD-01, BRD-22, DSH-01)', async ({
  page,
  enter,
}) => {
  await enter()
  await page.getByRole('link', { name: /^7\s*Sans administrateur$/ }).click()
  await expect(page).toHaveURL(/\/brands\?.*administrator=none/)
  await expect(names(page)).toHaveCount(7)
  await expect(page.getByRole('cell', { name: 'Sans administrateur' })).toHaveCount(7)
  await page.reload()
  await expect(names(page)).toHaveCount(7)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(8)

  await page.getByRole('combobox', { name: 'État' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await expect(names(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Retirer le filtre Sans administrateur' }).click()
  await expect(page).not.toHaveURL(/administrator/)
  await expect(names(page)).toHaveCount(5)
})

test('the access of a brand opens with that brand, and stays with it (BRD-10, ACC-02)', async ({ page, enter }) => {
  await enter('/brands/3')
  await page.getByRole('link', { name: 'Ouvrir dans Accès' }).click()
  const access = page.getByRole('main')
  await expect(access.getByRole('heading', { level: 3, name: 'Café de l’Étoile' })).toBeVisible()
  await expect(page).toHaveURL(/\/access\?.*access_brand=3/)
  await access.getByRole('option', { name: /^Brasserie du Port/ }).click()
  await expect(page).toHaveURL(/access_brand=2/)
  await page.reload()
  await expect(access.getByRole('heading', { level: 3, name: 'Brasserie du Port' })).toBeVisible()
  await page.goto('/users?search=bastien')
  await page.getByRole('button', { name: 'Autres actions pour Bastien Morel' }).click()
  await page.getByRole('menuitem', { name: 'Gérer les accès' }).click()
  await expect(access.getByRole('heading', { level: 3, name: 'Bastien Morel' })).toBeVisible()
  await expect(page).toHaveURL(/access_user=2/)
})

test('a brand beyond the first twenty stays selected after a reload (SEL-01, K20)', async ({ page, enter }) => {
  await enter('/pages')
  await page.getByRole('button', { name: /Changer de marque/ }).click()
  await page.getByRole('combobox', { name: 'Rechercher une marque' }).fill('Vélos')
  await page.getByRole('option', { name: 'Vélos de Loire' }).click()
  await expect(page.getByRole('button', { name: /Vélos de Loire/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Vélos de Loire/ }).first()).toBeVisible()
  await page.goto('/analytics')
  await expect(page.getByRole('button', { name: /Vélos de Loire/ }).first()).toBeVisible()
})

test('a switch is shown at once, and taken back when the call fails (BRD-09, C211)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/brands')
  const control = page.getByRole('switch', { name: /^Boulangerie Marceau/ })
  await sandbox.order('faults', [{ operation: 'toggleBrandActive', kind: 'status', status: 500, times: 1 }])
  await control.click()
  await expect(page.getByText('Impossible de changer l’état : Boulangerie Marceau')).toBeVisible()
  await expect(control).toBeChecked()
  await control.click()
  await expect(control).not.toBeChecked()
  await expect(page.getByText('Marque désactivée : Boulangerie Marceau')).toBeVisible()
  await page.reload()
  await expect(control).not.toBeChecked()
})

test('a deleted brand cannot be switched, which a message says, and the list is read again (BRD-09)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/brands')
  const control = page.getByRole('switch', { name: /^Boulangerie Marceau/ })
  await expect(control).toBeChecked()
  await sandbox.elsewhere('DELETE', '/brands/1/')
  await control.click()
  await expect(page.getByText('Impossible de changer l’état : Boulangerie Marceau')).toBeVisible()
  await expect(page.getByText('Cette marque n’existe plus')).toBeVisible()
  await expect(control).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '46 résultats' })).toBeAttached()
  await expectNothingBusy(page)
})

test('a selected row has the same colour with the pointer on it and away from it (BRD-22)', async ({ page, enter }) => {
  await enter('/brands')
  const row = page
    .getByRole('row')
    .filter({ has: names(page) })
    .first()
  const colour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  const plain = await colour()
  await row.getByRole('rowheader').hover()
  const hovered = await colour()
  await row.getByRole('checkbox').check()
  const selected = await colour()
  await heading(page, 'Marques').hover()
  expect(await colour()).toBe(selected)
  expect(new Set([plain, hovered, selected]).size).toBe(3)
})
