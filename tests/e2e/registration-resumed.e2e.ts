import type { Page } from '@playwright/test'

import { NOE } from '#mocks/domain/seed/named.ts'

import { hold } from './support/hold.ts'
import { answered } from './support/inside.ts'
import { BRAND_ID, linkPage } from './support/invite-page.ts'
import { heading } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { CAMILLE, REGISTER, registerPage, WELCOME } from './support/register-page.ts'

const dashboard = /\/dashboard$/

/** Both tokens are refused from now on. */
const killSession = async (page: Page) => {
  for (const path of ['**/auth/refresh/', '**/onboarding/business/setup/', '**/users/me/', '**/auth/me/'])
    await page.route(path, (route) => route.fulfill({ status: 401, json: { detail: 'Jeton refusé.' } }))
}

test('a reload between the steps finds the second one, with the typed text (REG-46, SES-47, C239)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.registerAccount()
  await register.business.fill('Atelier V')
  await page.reload()
  await expect(register.lastStep).toBeVisible()
  await expect(register.business).toHaveValue('Atelier V')

  // a new tab, the dashboard, any page of the signed-in area: all lead to what is owed
  for (const path of [REGISTER, '/dashboard', '/settings', '/'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(register.lastStep).toBeVisible()
      await expect(page).toHaveURL(/\/onboarding\/register$/)
    })
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['register']).toBe(1)
})

test('a user who must complete step 2 is led to it after signing in (REG-46, decision 24)', async ({ page }) => {
  await page.goto('/auth/login?redirect=%2Fsettings')
  await loginPage(page).signIn(PASSWORD, NOE)
  const register = registerPage(page)
  await expect(register.lastStep).toBeVisible()
  await expect(page.getByText(/^Votre compte est bien créé/)).toBeVisible()
  await register.nameBusiness('Atelier Garnier')
  await expect(page).toHaveURL(WELCOME)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings$/)
})

test('a session that dies at step 2 is opened again, and step 2 goes on (REG-46, SES-47, C092, K27)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.registerAccount()
  await killSession(page)
  await register.nameBusiness()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fonboarding%2Fregister$/)
  await page.unrouteAll()
  await loginPage(page).signIn(CAMILLE.password, CAMILLE.email)
  await expect(register.lastStep).toBeVisible()
  await expect(register.business).toHaveValue('Atelier Vert')
  await register.launch.click()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['register']).toBe(1)
})

test('a reload of step 2 with a dead session leads to the login (C092, K27)', async ({ page }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await page.evaluate(() => sessionStorage.removeItem('auth.access'))
  await killSession(page)
  // the page finds out by itself: a name typed meanwhile is kept
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fonboarding%2Fregister$/)
})

test('a dead session found at step 1 leaves the page open, signed out (SES-18, decision 17)', async ({
  page,
  enter,
}) => {
  await enter()
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('auth.access'))
  await killSession(page)
  await page.goto(REGISTER)
  await expect(registerPage(page).goOn).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding\/register$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth.tokens'))).toBeNull()
})

test('the flow goes on when the user cannot be loaded (REG-13, C238)', async ({ page, sandbox }) => {
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'status', status: 500, times: 1 }])
  const register = registerPage(page)
  await register.registerAccount()
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
})

test('the flow goes on where the new tokens are refused, and step 2 is resumed after the login (REG-13, C238, K28)', async ({
  page,
}) => {
  const register = registerPage(page)
  await killSession(page)
  await register.registerAccount()
  expect(await page.evaluate(() => localStorage.getItem('auth.tokens'))).toBeNull()
  await register.nameBusiness()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fonboarding%2Fregister$/)
  await page.unrouteAll()
  await loginPage(page).signIn(CAMILLE.password, CAMILLE.email)
  await expect(register.lastStep).toBeVisible()
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
})

test('a late refusal leads nobody away who went elsewhere meanwhile (REG-13, K28)', async ({ page }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await killSession(page)
  const letGo = await hold(page, '**/auth/refresh/')
  await register.nameBusiness()
  await expect(page.getByRole('button', { name: 'Finalisation...' })).toBeVisible()
  await page.evaluate(() => history.pushState({}, '', '/404'))
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  letGo()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth.tokens'))).toBeNull()
  await answered(page)
  await expect(page).toHaveURL(/\/404$/)
})

test('a user who has a business is led to the dashboard (REG-46, decision 24)', async ({ page, enter }) => {
  await enter(REGISTER)
  await expect(page).toHaveURL(dashboard)
})

test('a failed call and a missing field lead nobody anywhere (REG-46, decision 24)', async ({ page }) => {
  await page.route('**/users/me/', (route) => route.abort('connectionrefused'))
  await page.goto('/auth/login')
  await loginPage(page).signIn(PASSWORD, NOE)
  await expect(page).toHaveURL(dashboard)
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test('the onboarding status may cancel the way to step 2 (REG-46, decision 24)', async ({ page }) => {
  await page.route('**/onboarding/business/status/', (route) =>
    route.fulfill({ json: { success: true, message: null, data: { has_business: true } } }),
  )
  await page.goto('/auth/login')
  await loginPage(page).signIn(PASSWORD, NOE)
  await expect(page).toHaveURL(dashboard)
})

test('an answer older than the business leads nobody back to step 2 (REG-17, decision 24)', async ({ page }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await page.route(/\/(?:users|auth)\/me\/$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, company: null } } })
  })
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(dashboard)
  await page.goto(REGISTER)
  await expect(page).toHaveURL(dashboard)
  // the dashboard may still be asking who is there
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a user who does not want to go on can sign out of step 2 (REG-46)', async ({ page }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.goto(REGISTER)
  await expect(register.goOn).toBeVisible()
})

test('a user who comes back with an account never sees the first step, however late the next one is (REG-13, C238)', async ({
  page,
}) => {
  const register = registerPage(page)
  await register.registerAccount()
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('input[name="first_name"]')?.checkVisibility({ visibilityProperty: true }))
        Object.assign(window, { met: true })
      requestAnimationFrame(look)
    }
    look()
  })
  const release = await hold(page, '**/auth/me/')
  await page.goto(REGISTER)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(register.lastStep).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'met') as unknown)).toBeUndefined()
})

const NO_COMPANY = { company: null, company_name: null, company_info: null }

/** A server that gives a new account the role of those who join, and names no company. */
const joining = (page: Page) =>
  page.route(/\/(?:users|auth)\/me\/$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, user_type: 'brand_member', ...NO_COMPANY } },
    })
  })

test('a reload finds the second step, whatever role a new account has (REG-46, C239, decision 24)', async ({
  page,
}) => {
  await joining(page)
  const register = registerPage(page)
  await register.registerAccount()
  await page.reload()
  await expect(register.lastStep).toBeVisible()
  await page.goto('/dashboard')
  await expect(register.lastStep).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a user who accepts an invitation instead need not complete step 2 (REG-46, INV-03, decision 24)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.registerAccount()
  await sandbox.elsewhere('POST', '/onboarding/invitations/send/', { email: CAMILLE.email, brand_id: BRAND_ID })
  await joining(page)
  await page.goto(await sandbox.invitation(CAMILLE.email))
  const { accept, dashboard: toDashboard } = linkPage(page)
  await accept.click()
  await toDashboard.click()
  await expect(heading(page)).toHaveText('Tableau de bord')
  await page.goto(REGISTER)
  await expect(page).toHaveURL(dashboard)
  // the dashboard may still be asking who is there
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
