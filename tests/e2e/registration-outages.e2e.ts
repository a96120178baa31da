import type { Page } from '@playwright/test'

import { scan } from './support/axe/scan.ts'
import { loginPage } from './support/login-page.ts'
import { expire } from './support/open-tabs.ts'
import { expect, test } from './support/own-world.ts'
import { CAMILLE, REGISTER, registerPage, WELCOME } from './support/register-page.ts'

test('a network dropped at each call loses nothing typed, and the flow goes on (C115, decision 22)', async ({
  page,
}) => {
  const drop = (path: string) => page.route(path, (route) => route.abort('connectionreset'), { times: 1 })
  const register = registerPage(page)
  await page.goto(REGISTER)
  await drop('**/auth/register/')
  await register.enter()
  await register.goOn.click()
  await expect(register.alert).toHaveText(
    /^Erreur lors de la création du compte\s*Erreur de connexion réseau\s*Nous ne savons pas si votre compte a été créé/,
  )
  for (const name of ['first_name', 'last_name', 'email', 'password', 'password_confirm'] as const)
    await expect(register.field(name)).toHaveValue(CAMILLE[name])

  await drop('**/auth/me/')
  await register.goOn.click()
  await expect(register.lastStep).toBeVisible()

  await drop('**/onboarding/business/setup/')
  await register.nameBusiness()
  await expect(register.alert).toHaveText(/^Erreur lors de la création de l'entreprise\s*Erreur de connexion réseau$/)
  await expect(register.business).toHaveValue('Atelier Vert')
  await register.launch.click()
  await expect(page).toHaveURL(WELCOME)
})

/** French last: the next step starts with it. */
const LANGUAGES = [
  { code: 'en', name: 'English', account: 'Personal information', business: /^Last step!$/ },
  { code: 'es', name: 'Español', account: 'Datos personales', business: /^¡Último paso!$/ },
  { code: 'de', name: 'Deutsch', account: 'Persönliche Angaben', business: /^Letzter Schritt!$/ },
  { code: 'it', name: 'Italiano', account: 'Informazioni personali', business: /^Ultimo passaggio!$/ },
  { code: 'fr', name: 'Français', account: 'Informations personnelles', business: /^Dernière étape.!$/ },
] as const

/** The call is served, its answer is lost. */
const lose = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('an account whose answer was lost is found again by signing in (REG-51, REG-46)', async ({ page }) => {
  await lose(page, '**/auth/register/')
  const register = registerPage(page)
  await page.goto(REGISTER)
  await register.enter()
  await register.goOn.click()
  await expect(register.alert).toContainText('Erreur de connexion réseau')
  await register.goOn.click()
  await page.locator('form').getByRole('link', { name: 'Se connecter' }).click()
  // both pages have a field of that name
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await loginPage(page).signIn(CAMILLE.password, CAMILLE.email)
  await expect(register.lastStep).toBeVisible()
})

test('a business whose answer was lost is not made twice (C241, decision 22)', async ({ page, sandbox }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await lose(page, '**/onboarding/business/setup/')
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['setupBusiness']).toBe(1)
})

test('a script of the dashboard that is lost once does not end the way to it (REG-18, C244)', async ({ page }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await page.route(/\/assets\/dashboard-[^/]*\.js$/, (route) => route.abort('connectionreset'), { times: 1 })
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  await expect(page.getByRole('heading', { name: /^Bienvenue, Camille/ })).toBeVisible()
})

test('a registration offline says so at once, and goes on when the network is back (REG-10)', async ({
  page,
  context,
}) => {
  const register = registerPage(page)
  await page.goto(REGISTER)
  await register.enter()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await register.goOn.click()
  await expect(register.alert).toContainText('Erreur de connexion réseau')
  await context.setOffline(false)
  await register.goOn.click()
  await expect(register.lastStep).toBeVisible()
})

test('the page in every language, at 360 px, never scrolls sideways, and passes axe (LAN-36, NFR-09)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const register = registerPage(page)
  const checkEach = async (step: 'account' | 'business') => {
    for (const { code, name, ...titles } of LANGUAGES) {
      await page.getByRole('combobox').and(page.locator(':has(> option)')).selectOption(name)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('heading', { level: 1, name: titles[step] })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
      expect(await scan(page), name).toEqual([])
    }
  }
  await page.goto(REGISTER)
  await register.goOn.click()
  await expect(register.field('first_name')).toBeFocused()
  await checkEach('account')
  await register.enter()
  await register.goOn.click()
  await expect(register.lastStep).toBeVisible()
  await checkEach('business')
})

test('the language and theme change without losing typed text (LAN-12, THM-03)', async ({ page }) => {
  const register = registerPage(page)
  await page.goto(REGISTER)
  await register.enter({ email: 'camille' })
  await register.field('password').focus()
  await expect(register.field('email')).toHaveAccessibleDescription('Format email invalide')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible()
  await expect(register.field('email')).not.toHaveAccessibleDescription('Format email invalide')
  await expect(register.field('password')).toHaveValue(CAMILLE.password)
})

test('a token that expires while step 2 is typed is renewed, and step 2 goes on as it was typed (C242)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.registerAccount()
  await register.business.fill('Atelier Vert')
  await expire(sandbox)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/business/setup/')) sent.push(request.postDataJSON())
  })
  await register.launch.click()
  await expect(page).toHaveURL(WELCOME)
  // the look at the profile before it renews the tokens
  expect(sent).toEqual([expect.objectContaining({ business_name: 'Atelier Vert' })])
  const { counters, calls } = await sandbox.requests()
  expect(counters).toMatchObject({ refreshTokens: 1, setupBusiness: 1 })
  expect(calls.filter(({ operation }) => operation === 'setupBusiness').map(({ status }) => status)).toEqual([201])
})
