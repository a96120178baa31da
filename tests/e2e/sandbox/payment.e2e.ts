import type { Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { loginPage } from '../support/login-page.ts'
import { expect, PASSWORD, pictured as test } from '../support/own-world.ts'

const chooser = (page: Page) => page.getByRole('button', { name: 'Choisir Solo Business' })

/** From the sign-in to the page that replaces the payment provider's. */
async function reachPayment(page: Page) {
  await page.goto('/auth/login?redirect=/subscription/upgrade')
  await expect(page.getByText('Claire Fontaine')).toBeVisible()
  await loginPage(page).signIn(PASSWORD, JEANNE)
  await chooser(page).click()
  await page.getByRole('button', { name: 'Confirmer et payer 95€/mois' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement (bac à sable)' })).toBeVisible()
  await expect(page.getByText(/^Solo Business/)).toContainText(/95\s€ HT par mois/)
}

test('a plan is chosen, paid and shown without any server (PLN-21, BIL-03, BIL-04)', async ({ page }) => {
  await reachPayment(page)
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Paiement confirmé/ })).toBeVisible()
  await page.getByRole('link', { name: 'Paramètres de facturation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  await expect(page.locator('main')).toContainText('Solo Business')
  await expect(page.locator('main').getByText('Actif', { exact: true })).toBeVisible()
})

test('a payment that is made is not made again, and the way back shows the plan', async ({ page }) => {
  await reachPayment(page)
  const payment = page.url()
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Paiement confirmé/ })).toBeVisible()
  await page.goto(payment)
  await expect(page.getByRole('heading', { name: 'Ce paiement est déjà fait' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour à l’application' }).click()
  await expect(page.getByText('Votre abonnement solo business est maintenant actif')).toBeVisible()
})

test('a payment that is cancelled changes nothing (BIL-12)', async ({ page }) => {
  await reachPayment(page)
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement annulé' })).toBeVisible()
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(chooser(page)).toBeEnabled()
})

test('the plans can be chosen again after a return from the payment page (C271)', async ({ page }) => {
  await reachPayment(page)
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(chooser(page)).toBeEnabled()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an address with a payment pays nothing (K30)', async ({ page }) => {
  await reachPayment(page)
  const session = new URL(page.url()).searchParams.get('session_id') ?? ''
  await page.goto(`/billing/success?session_id=${session}&plan_type=solo_business`)
  await expect(page.getByRole('heading', { level: 1, name: 'Activation en cours' })).toBeVisible()
  await expect(page.getByText('Paiement confirmé')).toBeHidden()
})

test('a payment that nobody began leads back to the plans', async ({ page }) => {
  await page.goto('/sandbox/payment?session_id=inconnu')
  await expect(page.getByRole('heading', { name: 'Ce paiement n’existe pas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/subscription/upgrade')
})
