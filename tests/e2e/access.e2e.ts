import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { answered } from './support/inside.ts'
import { expect, test } from './support/own-world.ts'
import { expectNothingBusy } from './support/pages.ts'

const section = (page: Page) => page.locator('#marques')

async function choose(page: Page, search: string, name: string) {
  await section(page).getByRole('combobox', { name: search }).fill(name)
  await expect(section(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('heading', { level: 3, name })).toBeVisible()
}

const tick = (page: Page, name: string) =>
  section(page)
    .getByRole('checkbox', { name: `Sélectionner ${name}`, exact: true })
    .press('Space')

test('a user is given three brands, loses one, and has it back (ACC-07, ACC-11, ACC-24, ACC-26)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/settings')
  await choose(page, 'Rechercher un utilisateur', 'Léa D’Arcy-Müller')
  await section(page).getByRole('tab', { name: 'Ajouter' }).click()
  for (const brand of ['Brasserie du Port', 'Cave Saint-Vincent', 'Garage Lefort']) await tick(page, brand)
  await section(page).getByRole('button', { name: 'Donner accès' }).press('Enter')
  await expect(page.getByText('Léa D’Arcy-Müller a accès à 3 marques de plus')).toBeVisible()

  await section(page)
    .getByRole('tab', { name: /^Actuels/ })
    .click()
  await expect(section(page).getByRole('tab', { name: /^Actuels/ })).toContainText('6')
  await tick(page, 'Garage Lefort')
  await section(page).getByRole('button', { name: 'Retirer l’accès' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Retirer l’accès à 1 marque' })
    .getByRole('button', { name: 'Retirer l’accès' })
    .click()
  await expect(page.getByText('Léa D’Arcy-Müller n’a plus accès à 1 marque')).toBeVisible()
  await expect(section(page).getByRole('checkbox', { name: 'Sélectionner Garage Lefort' })).toHaveCount(0)

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).last().click()
  await expect(page.getByText('Accès rétabli pour Léa D’Arcy-Müller : 1 marque')).toBeVisible()
  await expect(section(page).getByRole('checkbox', { name: 'Sélectionner Garage Lefort' })).toBeVisible()
  expect((await sandbox.requests()).counters).toMatchObject({ assignUserBrands: 2, removeBrandUsers: 1 })
})

test('the administrator of a brand is replaced, after being named (ACC-08, ACC-12, ACC-25)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/settings')
  await section(page).getByRole('radio', { name: 'Par marque' }).check()
  await choose(page, 'Rechercher une marque', 'Boulangerie Marceau')
  const chooser = section(page).getByRole('combobox', { name: 'Nouvel administrateur' })
  await chooser.fill('Léa')
  await page.getByRole('option', { name: /^Léa D’Arcy-Müller/ }).click()
  await section(page).getByRole('button', { name: 'Remplacer l’administrateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changer d’administrateur pour Boulangerie Marceau' })
  await expect(dialog.getByText('Bastien Morel n’administrera plus Boulangerie Marceau.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remplacer l’administrateur' }).click()
  await expect(page.getByText('Léa D’Arcy-Müller administre maintenant Boulangerie Marceau')).toBeVisible()
  const row = section(page).getByRole('row').filter({ hasText: 'Léa D’Arcy-Müller' })
  await expect(row).toContainText('Administrateur')
  expect((await sandbox.requests()).counters).toMatchObject({ setBrandAdmin: 1 })
})

const copying = (page: Page) => page.getByRole('dialog', { name: 'Copier les accès d’un autre' })

test('a user gets the brands of another by mouse, and the toast undoes it (ACC-05, ACC-26)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/access?access_user=3')
  await page.getByRole('button', { name: 'Copier les accès d’un autre…' }).click()
  await copying(page).getByRole('combobox', { name: 'Utilisateur à copier' }).fill('Bastien')
  await page.getByRole('option', { name: /^Bastien Morel/ }).click()
  await expect(copying(page).getByText('3 marques aujourd’hui, 6 ensuite')).toBeVisible()
  await copying(page).getByRole('button', { name: 'Donner accès' }).click()
  await expect(page.getByText('Léa D’Arcy-Müller a accès à 3 marques de plus')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Actuels/ })).toContainText('6')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('tab', { name: /^Actuels/ })).toContainText('3')
  expect((await sandbox.requests()).counters).toMatchObject({ assignUserBrands: 1, removeBrandUsers: 3 })
})

test('a user gets the brands of another by keyboard, and the focus comes back (ACC-05, NFR-09)', async ({
  page,
  enter,
}) => {
  await enter('/access?access_user=3')
  await page.getByRole('button', { name: 'Copier les accès d’un autre…' }).press('Enter')
  const model = copying(page).getByRole('combobox', { name: 'Utilisateur à copier' })
  await model.focus()
  await page.keyboard.type('bastien')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(copying(page).getByText('3 marques aujourd’hui, 6 ensuite')).toBeVisible()
  await copying(page).getByRole('button', { name: 'Donner accès' }).press('Enter')
  await expect(page.getByText('Léa D’Arcy-Müller a accès à 3 marques de plus')).toBeVisible()
  await expect(copying(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copier les accès d’un autre…' })).toBeFocused()
})

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Départ : Bastien Morel' })

test('a user leaves by mouse, after new administrators are named (ACC-07, ACC-08, ACC-24)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/access?access_user=2')
  const assigned = page.getByRole('tab', { name: /^Actuels/ })
  const before = Number((await assigned.textContent())?.match(/\d+/)?.[0])
  await page.getByRole('button', { name: 'Préparer son départ…' }).click()
  await leaving(page)
    .getByRole('button', { name: /^Nommer l’administrateur/ })
    .first()
    .click()
  await page.getByRole('option', { name: /^Léa D’Arcy-Müller/ }).click()
  await expect(
    leaving(page)
      .getByText(/^Léa D’Arcy-Müller administrera/)
      .first(),
  ).toBeVisible()
  await leaving(page).getByRole('button', { name: 'Retirer tous les accès' }).click()
  await expect(leaving(page).getByText('Accès retirés')).toBeVisible()
  await expect(
    leaving(page)
      .getByText(/\(nouvel administrateur\s: Léa D’Arcy-Müller\)$/)
      .first(),
  ).toBeVisible()
  await leaving(page).getByRole('button', { name: 'Fermer', exact: true }).click()
  await expect(assigned).toContainText('0')
  expect((await sandbox.requests()).counters).toMatchObject({ removeBrandUsers: before })
})

test('a user leaves by keyboard, and the focus comes back (ACC-07, NFR-09)', async ({ page, enter }) => {
  await enter('/access?access_user=2')
  await page.getByRole('button', { name: 'Préparer son départ…' }).press('Enter')
  await leaving(page)
    .getByRole('button', { name: /^Nommer l’administrateur/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('combobox', { name: 'Rechercher un utilisateur' }).last()).toBeFocused()
  await page.keyboard.type('léa d')
  await expect(page.getByRole('option', { name: /^Léa D’Arcy-Müller/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(
    leaving(page)
      .getByText(/^Léa D’Arcy-Müller administrera/)
      .first(),
  ).toBeVisible()
  await leaving(page).getByRole('button', { name: 'Retirer tous les accès' }).press('Enter')
  await expect(leaving(page).getByText('Accès retirés')).toBeVisible()
  await expect(leaving(page).getByRole('button', { name: 'Fermer', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(leaving(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Préparer son départ…' })).toBeFocused()
})

for (const { act, asks, tab, title } of [
  { act: 'Donner accès', asks: false, tab: 'Ajouter', title: "Erreur lors de l'assignation" },
  { act: 'Retirer l’accès', asks: true, tab: /^Actuels/, title: 'Erreur lors de la suppression' },
])
  test(`the action ${act} on a deleted brand says so, and the access is read again (ACC-20)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    await enter('/settings')
    await section(page).getByRole('radio', { name: 'Par marque' }).check()
    await choose(page, 'Rechercher une marque', 'Boulangerie Marceau')
    await section(page).getByRole('tab', { name: tab }).click()
    await section(page)
      .getByRole('checkbox', { name: /^Sélectionner / })
      .first()
      .press('Space')
    await sandbox.elsewhere('DELETE', '/brands/1/')
    await sandbox.forget()
    await section(page).getByRole('button', { name: act }).press('Enter')
    const dialog = page.getByRole('alertdialog')
    if (asks) await dialog.getByRole('button', { name: act }).click()
    await expect(page.getByText(title)).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('La marque ou l’utilisateur n’existe plus'),
    ).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(section(page).getByText('Aucune marque trouvée')).toBeAttached()
    await answered(page)
    await expectNothingBusy(page)
    // the people of a brand that is gone cannot be chosen
    await expect(section(page).getByText('La marque ou l’utilisateur n’existe plus')).toBeVisible()
    await expect(section(page).getByRole('button', { name: act })).toHaveCount(0)
    expect((await sandbox.requests()).counters).toMatchObject({ listBrandUsers: 1 })
  })

test('the access of 140 users to 47 brands is reviewed, exported and printed (ACC-13, ACC-14, ACC-29)', async ({
  page,
  enter,
}) => {
  await enter('/settings')
  await section(page).getByRole('link', { name: 'Revue des accès' }).click()
  await expect(page).toHaveURL(/\/settings\/access-review$/)
  await expect(page.getByRole('grid', { name: 'Utilisateurs et marques' })).toHaveAttribute('aria-rowcount', '85')
  await page.getByRole('combobox', { name: 'Afficher' }).click()
  await page.getByRole('option', { name: 'Tout' }).click()
  await expect(page.getByText('140 utilisateurs × 47 marques')).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^revue-des-acces-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile((await file.path()) ?? '', 'utf8')
  const lines = text.trimEnd().split('\r\n')
  expect(text.startsWith('\uFEFF"Nom";"E-mail";"Rôle";"État";')).toBe(true)
  expect(lines).toHaveLength(141)
  expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([51]))
  expect(lines.find((line) => line.startsWith('"Bastien Morel";'))).toContain('Administre')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: /^Bastien Morel/ })).toContainText('Boulangerie Marceau (administre)')
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
})
