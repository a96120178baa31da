import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { loginPage } from '../support/login-page.ts'
import { expect, PASSWORD, pictured as test } from '../support/own-world.ts'

/** The page of the subscription, and the portal that opened from it in a tab of its own. */
async function reachPortal(page: Page) {
  await page.goto('/auth/login?redirect=/settings/billing')
  await expect(page.getByText('Claire Fontaine')).toBeVisible()
  await loginPage(page).signIn(PASSWORD, CLAIRE)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /^Gérer l’abonnement/ }).click()
  const portal = await opened
  return portal.getByRole('region', { name: 'Atelier Lumière' })
}

test('a late payment is settled in the portal, and the app says so (BIL-12)', async ({ page }) => {
  const company = await reachPortal(page)
  await company.getByRole('button', { name: 'Simuler un prélèvement refusé' }).click()
  await expect(company.getByText('Paiement en retard')).toBeVisible()
  await page.reload()
  await expect(page.locator('main').getByText('Paiement en retard').first()).toBeVisible()

  await company.getByRole('button', { name: 'Régler le montant dû' }).click()
  await expect(company.getByText('À jour')).toBeVisible()
  await page.reload()
  await expect(page.locator('main').getByText('Actif', { exact: true })).toBeVisible()
  await expect(page.getByText('Paiement en retard')).toBeHidden()
})

test('a subscription is cancelled and resumed in the portal', async ({ page }) => {
  const company = await reachPortal(page)
  await company.getByRole('button', { name: 'Résilier l’abonnement' }).click()
  await expect(company.getByText('Résilié')).toBeVisible()
  await page.reload()
  const opened = page.context().waitForEvent('page')
  await page
    .locator('main')
    .getByRole('link', { name: /^Réactiver/ })
    .click()
  const again = (await opened).getByRole('region', { name: 'Atelier Lumière' })
  await again.getByRole('button', { name: 'Reprendre l’abonnement' }).click()
  await expect(again.getByText('À jour')).toBeVisible()
})
