import { worlds } from '#mocks/domain/seed/worlds.ts'

import { expect, test } from './support/own-world.ts'
import { API_ORIGIN, APP_URL } from './support/ports.ts'

test('a late payment is settled in the portal over HTTP, and each tab says so on return (BIL-12)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('reset', { overrides: worlds.pastDue })
  await page.context().route('**/config.json', async (route) => {
    const response = await route.fetch()
    const billingPortalUrl = `${API_ORIGIN}/__sandbox/portal?app=${APP_URL}`
    await route.fulfill({ response, json: { ...(await response.json()), billingPortalUrl } })
  })
  await enter('/settings/billing')
  const late = page.locator('main').getByText('Paiement en retard').first()
  await expect(late).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/settings/billing')
  await expect(other.locator('main').getByText('Paiement en retard').first()).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await page
    .locator('main')
    .getByRole('link', { name: /^Mettre à jour le moyen de paiement/ })
    .first()
    .click()
  const portal = await opened
  const company = portal.getByRole('region', { name: 'Atelier Lumière' })
  await expect(company).toContainText('Paiement en retard')
  await company.getByRole('button', { name: 'Régler le montant dû' }).click()
  await expect(company).toContainText('À jour')
  await portal.reload()
  await expect(company).toContainText('À jour')

  // a headless browser never hides a page
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  for (const tab of [page, other]) {
    await expect(tab.locator('main').getByText('Actif', { exact: true })).toBeVisible()
    await expect(tab.getByText('Paiement en retard')).toBeHidden()
  }
})
