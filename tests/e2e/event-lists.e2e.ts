import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from './support/own-world.ts'

async function choose(page: Page, filter: string, option: string) {
  await page.getByRole('combobox', { name: filter, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The lines of the file that a button saves, without its header. */
async function linesOf(page: Page, press: () => Promise<void>): Promise<string[]> {
  const saved = page.waitForEvent('download')
  await press()
  const text = await readFile((await (await saved).path()) ?? '', 'utf8')
  return text.trim().split(/\r?\n/).slice(1)
}

test('all sign-ins are filtered by result and device, and what is shown is exported (USR-04)', async ({
  page,
  enter,
}) => {
  await enter('/settings')
  await page.getByRole('button', { name: 'Voir tout l’historique' }).click()
  const table = page.getByRole('table', { name: 'Historique des connexions' })
  const rows = table.getByRole('rowheader')
  await expect(rows).toHaveCount(12)

  await choose(page, 'Résultat', 'Refusée')
  await expect(table.getByText('Réussie')).toHaveCount(0)
  const refused = await rows.count()
  expect(refused).toBeGreaterThan(1)
  await choose(page, 'Appareil', 'Chrome · macOS')
  await expect(rows).not.toHaveCount(refused)
  const lines = await linesOf(page, () => page.getByRole('button', { name: 'Exporter en CSV' }).click())
  expect(lines).toHaveLength(await rows.count())
  for (const line of lines) expect(line).toContain('Refusée')

  for (const filter of ['Résultat', 'Appareil']) await choose(page, filter, 'Tous')
  await expect(rows).toHaveCount(12)
})

test('all activity is filtered by kind, user and brand, and what is shown is exported (DSH-04)', async ({
  page,
  enter,
}) => {
  await enter('/analytics')
  await page.getByRole('button', { name: 'Voir toute l’activité' }).press('Enter')
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Activité récente' }) })
  await expect(page.getByRole('heading', { name: 'Activité récente' })).toBeVisible()
  const rows = list.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()

  await choose(page, 'Type d’action', 'Accès donné')
  await expect(rows).not.toHaveCount(all)
  const given = await rows.count()
  const lines = await linesOf(page, () => list.getByRole('button', { name: 'Exporter en CSV' }).click())
  expect(lines).toHaveLength(given)
  for (const line of lines) expect(line).toContain('Accès donné')

  // the brand and the user of the first row
  const [user = '', brand = ''] = await list.getByRole('cell').allInnerTexts()
  await choose(page, 'Utilisateur', user)
  await choose(page, 'Marque', brand)
  await expect(rows).toHaveCount(1)
  await expect(list.getByRole('cell', { name: brand })).toBeVisible()
})
