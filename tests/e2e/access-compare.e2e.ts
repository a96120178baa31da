import { expect, test } from './support/own-world.ts'

test('a review is compared with the stored export and with its file (ACC-14)', async ({ page, enter }) => {
  await enter('/settings/access-review')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await saved

  await page.getByRole('searchbox', { name: 'Filtrer les utilisateurs' }).fill('Bastien Morel')
  await page.getByRole('gridcell', { name: 'Administre' }).first().click()
  await page.getByRole('menuitem', { name: 'Retirer l’accès' }).click()
  await page.getByRole('button', { name: 'Retirer l’accès' }).click()
  await expect(page.getByText('Bastien Morel n’a plus accès à 1 marque')).toBeVisible()
  await page.getByRole('button', { name: 'Actualiser' }).click()

  await page.getByRole('button', { name: 'Comparer', exact: true }).click()
  const result = page.locator('section', { has: page.getByRole('heading', { name: 'Changements' }) })
  const change = ['1 accès perdu', 'Bastien Morel', 'Perdu', 'Administre']
  await page.getByRole('button', { name: /^Exportée ou imprimée le / }).click()
  for (const text of change) await expect(result).toContainText(text)
  await expect(result.getByRole('listitem')).toHaveCount(2)

  await page.locator('input[type=file]').setInputFiles((await file.path()) ?? '')
  await expect(result).toContainText('Fichier ')
  for (const text of change) await expect(result).toContainText(text)
  await expect(result.getByRole('listitem')).toHaveCount(2)
})
