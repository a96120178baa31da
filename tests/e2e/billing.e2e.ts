import type { Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { expect, test, type Enter } from './support/own-world.ts'
import { API_ORIGIN, API_URL, APP_URL } from './support/ports.ts'

async function openPlans(page: Page, enter: Enter) {
  await enter('/subscription/upgrade', JEANNE)
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez votre plan' })).toBeVisible()
}

/** As far as the question before the payment. */
async function choosePlan(page: Page, enter: Enter) {
  await openPlans(page, enter)
  await card(page).click()
}

const card = (page: Page) => page.getByRole('button', { name: 'Choisir Solo Business' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirmer le plan Solo Business' })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirmer et payer 95€/mois' })

async function reachPayment(page: Page, enter: Enter) {
  await choosePlan(page, enter)
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: 'Paiement (bac à sable)' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(API_ORIGIN)
  expect(API_ORIGIN).not.toBe(APP_URL)
}

test('a user chooses a plan, pays it and sees the new plan on the dashboard (PLN-13, PLN-21, BIL-03, BIL-04)', async ({
  page,
  sandbox,
  enter,
}) => {
  await reachPayment(page, enter)
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement confirmé !' })).toBeVisible()
  await expect(page.getByText('Votre abonnement solo business est maintenant actif')).toBeVisible()
  await page.getByRole('link', { name: 'Commencer maintenant' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const subscription = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Abonnement' }) })
  await expect(subscription).toContainText('Solo Business')
  const { counters } = await sandbox.requests()
  expect(counters['upgradeTrial']).toBe(1)
})

test('a payment that was cancelled changes nothing and leads back to the plans (BIL-12, BIL-13)', async ({
  page,
  enter,
}) => {
  await reachPayment(page, enter)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement annulé' })).toBeVisible()
  await expect(
    page.getByText("Aucun montant n'a été débité. Vous pouvez réessayer quand vous le souhaitez."),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await expect(card(page)).toBeEnabled()
})

test('the plans can be chosen again after a return from the payment page (C271)', async ({ page, enter }) => {
  await reachPayment(page, enter)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(card(page)).toBeEnabled()
  await card(page).click()
  await expect(confirm(page)).toBeEnabled()
})

test('a payment that is made is not made again, and the way back shows the plan (BIL-07)', async ({
  page,
  sandbox,
  enter,
}) => {
  await reachPayment(page, enter)
  const payment = page.url()
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement confirmé !' })).toBeVisible()
  await page.goto(payment)
  await expect(page.getByRole('heading', { level: 1, name: 'Ce paiement est déjà fait' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour à l’application' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement confirmé !' })).toBeVisible()
  const { counters } = await sandbox.requests()
  expect(counters['upgradeTrial']).toBe(1)
})

test('a payment in one tab ends the trial in the other, which is not asked to pay (BIL-03, TRI-02)', async ({
  page,
  context,
  enter,
}) => {
  await enter('/settings/billing', JEANNE)
  const main = page.locator('main')
  await expect(main.getByText(/jours restants/)).toBeVisible()
  const paying = await context.newPage()
  await paying.goto('/subscription/upgrade')
  await card(paying).click()
  await confirm(paying).click()
  const read = page.waitForResponse(/trials\/status\//)
  await paying.getByRole('button', { name: 'Payer' }).click()
  await expect(paying.getByRole('heading', { level: 1, name: 'Paiement confirmé !' })).toBeVisible()
  await expect(main.getByText('Actif', { exact: true })).toBeVisible()
  await expect(main.getByText(/jours restants/)).toBeHidden()
  expect((await read).ok()).toBe(true)
})

test('a payment is reported once, also after a reload of the page (BIL-07, K30)', async ({ page, enter }) => {
  await page.addInitScript(() => {
    addEventListener('analytics', (event) => {
      const told = localStorage.getItem('told') ?? ''
      localStorage.setItem('told', told + JSON.stringify(event instanceof CustomEvent ? event.detail : null))
    })
  })
  await reachPayment(page, enter)
  await page.getByRole('button', { name: 'Payer' }).click()
  const confirmed = page.getByRole('heading', { level: 1, name: 'Paiement confirmé !' })
  await expect(confirmed).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification de votre paiement...' })).toBeVisible()
  await expect(confirmed).toBeVisible()
  const told = await page.evaluate(() => localStorage.getItem('told') ?? '')
  expect(told.match(/payment_success_confirmed/g)).toHaveLength(1)
})

test('a user who has just paid is warned against a second payment while nobody can be read (BIL-03, C278)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'status', status: 503 }])
  await enter('/billing/success?session_id=cs_unread', JEANNE)
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance en cours' })).toBeVisible()
  const warning = page.getByText('votre paiement est en cours de confirmation : ne payez pas une seconde fois')
  await expect(warning).toBeVisible()

  await sandbox.order('faults', [])
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(warning).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Paiement confirmé|Activation en cours/)
})

test('the printed plans are all six compared, with nothing to press (PLN-30)', async ({ page, enter }) => {
  await enter('/subscription/upgrade', JEANNE)
  await expect(card(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.locator('main')
  await expect(main.getByRole('table')).toBeVisible()
  await expect(main.getByRole('columnheader')).toHaveCount(7)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Retour au tableau de bord' })).toBeHidden()
})

test('the printed subscription says what is paid and when, with nothing to press (BIL-16)', async ({ page, enter }) => {
  await enter('/settings/billing')
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.locator('main')
  await expect(main.getByText('Agency Scale')).toBeVisible()
  await expect(main.getByText(/^Prochain paiement/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tableau de bord' })).toBeHidden()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /abonnement|plan/i })).toHaveCount(0)
})

test('an unsafe address of the payment is never followed, and no error is shown (PLN-26, C133)', async ({
  page,
  enter,
}) => {
  let unsafe = ''
  await page.route(`${API_URL}/onboarding/trials/upgrade/`, async (route) => {
    const response = await route.fetch()
    const body: { data: object } = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, checkout_url: unsafe } } })
  })
  await openPlans(page, enter)
  for (const address of [
    'javascript:alert(1)',
    'http://paiement.exemple.fr/',
    'https://user:secret@paiement.exemple.fr/',
    'data:text/html,paiement',
    '//paiement.exemple.fr',
  ])
    await test.step(address, async () => {
      unsafe = address
      const answered = page.waitForResponse(/trials\/upgrade\//)
      await card(page).click()
      await answered
      await expect(card(page)).toBeFocused()
      await expect(card(page)).toBeEnabled()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe('/subscription/upgrade')
    })
})

test('the page of the subscription prints what it says, without what can only be pressed (NFR-11)', async ({
  page,
  enter,
}) => {
  await enter('/settings/billing', JEANNE)
  const title = page.getByRole('heading', { level: 1, name: 'Abonnement' })
  await expect(title).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(page.locator('main section').filter({ visible: true })).not.toHaveCount(0)
  for (const pressed of [page.getByRole('navigation'), page.getByRole('banner'), page.locator('main button')])
    await expect(pressed.filter({ visible: true })).toHaveCount(0)
})
