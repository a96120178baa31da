import type { Page } from '@playwright/test'

import { JEANNE, LEA } from '#mocks/domain/seed/named.ts'

import { hold } from './support/hold.ts'
import { userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { type Enter, expect, PASSWORD, test } from './support/own-world.ts'
import { registerPage } from './support/register-page.ts'
import { visitOnce } from './support/return-visit.ts'

const card = (page: Page, name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })

test('the way from the sign-in to the dashboard makes each call once, with its token (DSH-01)', async ({
  page,
  sandbox,
}) => {
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  await expect(card(page, 'Vue d’ensemble des marques')).toContainText('Sans administrateur')
  await expect(card(page, 'Activité récente').getByRole('listitem').first()).toBeVisible()
  await expect(card(page, 'Abonnement')).toContainText('Agency Scale')

  const { counters, calls } = await sandbox.requests()
  for (const operation of ['getBrandsOverview', 'listRecentActivity', 'getTrialStatus'])
    expect(counters[operation], operation).toBe(1)
  expect(calls.filter(({ status }) => status === 401)).toEqual([])
})

test('a section that fails alone is tried again alone (BRD-18, NFR-01)', async ({ page, sandbox, enter }) => {
  await sandbox.order('faults', [{ operation: 'getBrandsOverview', kind: 'status', status: 404, times: 1 }])
  await enter()
  const brands = card(page, 'Vue d’ensemble des marques')
  await expect(brands.getByRole('alert')).toContainText("Impossible de récupérer la vue d'ensemble des marques")
  await expect(card(page, 'Activité récente').getByRole('listitem').first()).toBeVisible()

  await brands.getByRole('button', { name: 'Réessayer' }).click()
  await expect(brands).toContainText('Sans administrateur')
  const { counters } = await sandbox.requests()
  expect(counters['listRecentActivity']).toBe(1)
})

test('the welcome is shown once, and does not come back when dismissed or reloaded (REG-50, DSH-02)', async ({
  page,
}) => {
  const welcome = '/dashboard?welcome=true&trial=true&onboarding=complete'
  await page.goto(`/auth/login?redirect=${encodeURIComponent(welcome)}`)
  await loginPage(page).signIn(PASSWORD, JEANNE)
  const greeting = page.getByRole('heading', { name: /^Bienvenue, Jeanne/ })
  await expect(greeting).toBeVisible()
  await expect(page).toHaveURL(/welcome=true/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect(greeting).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the dismissed steps stay dismissed (REG-50)', async ({ page, enter }) => {
  await enter('/dashboard', JEANNE)
  const steps = page.getByRole('heading', { name: 'Bien démarrer' })
  await expect(steps).toBeVisible()
  await page.getByRole('button', { name: 'Masquer ces étapes' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('a hostile address opens the dashboard and shows nothing of itself (C245)', async ({ page, enter }) => {
  await enter('/dashboard?welcome=<script>&trial=abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Bienvenue/ })).toBeHidden()
})

test('a user who manages the subscription extends the trial (TRI-07, TRI-16)', async ({ page, sandbox, enter }) => {
  await enter('/settings/billing', JEANNE)
  const trial = card(page, 'Plan actuel')
  await expect(trial).toContainText('5 jours restants')
  await trial.getByRole('button', { name: 'Prolonger l’essai' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Prolonger de 1 semaine' }).dblclick()
  await expect(trial).toContainText('12 jours restants')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card(page, 'Historique de l’essai')).toContainText('Essai prolongé')
  const { counters } = await sandbox.requests()
  expect(counters['extendTrial']).toBe(1)
})

test('a user who may not manage the subscription reads that, and no call is made (SUB-09, SUB-10)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/settings/billing', LEA)
  await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
  const { counters } = await sandbox.requests()
  for (const operation of ['getTrialStatus', 'listTrialEvents', 'detectUpgrade'])
    expect(counters[operation] ?? 0, operation).toBe(0)
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** The page gives some answers three seconds, which a busy machine uses up before the next step of a journey. */
function waitLong() {
  const setTimeout = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout(run, ms === 3000 ? 60_000 : ms)) as typeof setTimeout
}

/** A reload in a browser that knows the user, whose company was taken away. @returns answers what is still to be asked */
async function reloadWithoutCompany(page: Page, enter: Enter) {
  await visitOnce(page, enter)
  await page.route(/\/(?:users|auth)\/me\/$/, async (route) => {
    const response = await route.fetch()
    const { data, ...body } = await response.json()
    const nothing = { company: null, company_name: null, company_info: null }
    await route.fulfill({ response, json: { ...body, data: { ...data, ...nothing } } })
  })
  await page.route('**/onboarding/business/status/', (route) =>
    route.fulfill({ json: { success: true, message: null, data: { has_business: false } } }),
  )
  const answer = await hold(page, '**/onboarding/business/status/')
  await page.addInitScript(waitLong)
  const asked = page.waitForRequest('**/onboarding/business/status/')
  await page.reload()
  await asked
  return answer
}

test('a user whose company was taken away is led to step 2 by a reload, and sees no dashboard before (REG-46)', async ({
  page,
  enter,
}) => {
  const answer = await reloadWithoutCompany(page, enter)
  await expect(userMenu(page)).toContainText('Claire')
  await expect(card(page, 'Activité récente')).toHaveCount(0)
  answer()
  await expect(page).toHaveURL(/\/onboarding\/register$/)
  const register = registerPage(page)
  await expect(register.lastStep).toBeVisible()
  // with a company again, the dashboard stays
  await page.unrouteAll({ behavior: 'wait' })
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await register.nameBusiness()
  await expect(card(page, 'Activité récente')).toBeVisible()
  expect(shown).toEqual(['/dashboard'])
})

test('a user whose company was taken away signs out to the login, never to step 2 (SES-30, REG-46)', async ({
  page,
  enter,
}) => {
  const answer = await reloadWithoutCompany(page, enter)
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(loginPage(page).submit).toBeVisible()
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(loginPage(page).submit).toBeVisible()
  expect(shown).toEqual(['/auth/login'])
})
