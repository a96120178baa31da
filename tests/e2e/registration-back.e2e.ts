import { NOE } from '#mocks/domain/seed/named.ts'

import { hold } from './support/hold.ts'
import { answered } from './support/inside.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { REGISTER, registerPage, WELCOME } from './support/register-page.ts'

const DASHBOARD = '**/assets/dashboard-*.js'

test('a user who goes back before the dashboard has come finds step 2 with its button (REG-18, C235)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  // two entries of the same page in the history, as the skip link makes them
  await page.goto(REGISTER)
  await page.goto(`${REGISTER}#main`)
  await register.enter()
  await register.goOn.click()
  await expect(register.lastStep).toBeVisible()

  const release = await hold(page, DASHBOARD)
  const asked = page.waitForRequest(DASHBOARD)
  await register.nameBusiness()
  await asked
  await page.goBack()
  await expect(page).toHaveURL(/\/onboarding\/register$/)
  await expect(register.launch).toBeVisible()

  release()
  await register.launch.click()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['setupBusiness']).toBe(1)
})

test('two tabs at step 2 make one business (REG-14, C241)', async ({ page, context, sandbox }) => {
  const register = registerPage(page)
  await register.registerAccount()
  const other = await context.newPage()
  await other.goto(REGISTER)
  await expect(registerPage(other).lastStep).toBeVisible()
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)

  await registerPage(other).nameBusiness('Atelier Bleu')
  await expect(other).toHaveURL(/\/dashboard$/)
  expect((await sandbox.requests()).counters['setupBusiness']).toBe(1)
})

test('the dashboard after step 2 shows nothing that was read before there was a business (REG-46)', async ({
  page,
}) => {
  // the sign-in preloads the dashboard, without a business
  await page.goto('/auth/login')
  await loginPage(page).signIn(PASSWORD, NOE)
  const register = registerPage(page)
  await expect(register.lastStep).toBeVisible()
  await answered(page)
  await register.nameBusiness('Atelier Garnier')
  await expect(page).toHaveURL(WELCOME)
  await expect(page.getByRole('complementary')).toContainText('Atelier Garnier')
  await expect(page.getByRole('main').getByRole('link', { name: 'Atelier Garnier', exact: true })).toBeVisible()
  await expect(page.getByText('Aucun abonnement')).toBeHidden()
  await expect(page.getByText(/^Vous n’avez pas accès/)).toBeHidden()
})
