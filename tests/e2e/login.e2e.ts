import type { Page, Request } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'

const dashboard = /\/dashboard$/
const LOGIN = /\/auth\/login\/$/
const isLogin = (request: Request) => request.method() === 'POST' && LOGIN.test(request.url())

/** The page has the answer to its sign-in, or has given it up. */
const loginOver = (page: Page) =>
  Promise.race([page.waitForEvent('requestfinished', isLogin), page.waitForEvent('requestfailed', isLogin)])

/** The page has done all that an answer makes it do at once: tokens are stored, a redirect has begun. */
const whenIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

test('a user signs in, reads so, and reaches the dashboard by one call (LOG-06, LOG-08, LOG-09, LOG-12)', async ({
  page,
  sandbox,
}) => {
  await page.goto('/auth/login')
  const login = loginPage(page)
  await expect(login.submit).toBeDisabled()
  await login.enter()
  await login.remember.check()

  const sent = page.waitForRequest(LOGIN)
  // shown for 150 ms only: checked in every frame
  const told = page.waitForFunction(() => document.body.textContent.includes('Redirection en cours...'))
  await login.submit.click()
  expect((await sent).postDataJSON()).toEqual({
    email: CLAIRE,
    password: PASSWORD,
    remember_me: true,
  })
  await told
  await expect(page).toHaveURL(dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { counters } = await sandbox.requests()
  expect(counters['login']).toBe(1)

  // the login page is not where Back leads
  await page.goBack().catch(() => null)
  await expect(page).not.toHaveURL(/\/auth\/login/)
})

test('the e-mail goes out trimmed and lower-cased, the password as typed (LOG-02, C236)', async ({ page }) => {
  await page.goto('/auth/login')
  const sent = page.waitForRequest(LOGIN)
  await loginPage(page).signIn(' Aa bb-2026 ', '  CLAIRE@Atelier-Lumiere.example ')
  expect((await sent).postDataJSON()).toMatchObject({
    email: CLAIRE,
    password: ' Aa bb-2026 ',
    remember_me: false,
  })
})

test('three wrong passwords are reported, and the warning goes with the right one (LOG-13, LOG-16, LOG-17)', async ({
  page,
}) => {
  await page.goto('/auth/login')
  const login = loginPage(page)
  const warning = page.getByText('Plusieurs tentatives échouées. Vérifiez vos identifiants.')
  for (const secret of ['Mauvais-2026', 'Mauvais-2027', 'Mauvais-2028']) {
    await expect(warning).toBeHidden()
    await login.signIn(secret)
    await expect(login.email).toHaveAccessibleDescription('Identifiants incorrects')
    await expect(login.password).toHaveAccessibleDescription('Identifiants incorrects')
    await expect(login.email).toBeFocused()
    await expect(login.password).toHaveValue(secret)
    await login.password.fill('')
    await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
  }
  await expect(warning).toBeVisible()
  await login.signIn()
  await expect(page).toHaveURL(dashboard)
})

test('a locked account says how long to wait and whom to ask (LOG-14, LOG-25, C229)', async ({ page }) => {
  await page.goto('/auth/login')
  const login = loginPage(page)
  for (const attempt of [1, 2, 3, 4, 5]) {
    await login.signIn(`Mauvais-${attempt}-2026`)
    await expect(login.email).toHaveAccessibleDescription('Identifiants incorrects')
  }
  await login.signIn()
  // beside the warning after three failures
  const locked = login.alert.filter({ hasText: 'Compte temporairement verrouillé' })
  await expect(locked).toContainText('Réessayez dans 15 minutes.')
  await expect(locked).toContainText('support@exemple.fr')
  await expect(login.password).toHaveValue(PASSWORD)
})

test('a lost connection is reported, typed text stays, and the next try works (LOG-15, C115, C230)', async ({
  page,
}) => {
  await page.route('**/auth/login/', (route) => route.abort('connectionrefused'), { times: 1 })
  await page.goto('/auth/login')
  const login = loginPage(page)
  await login.signIn()
  await expect(login.alert).toHaveText('Erreur de connexion, réessayez')
  await expect(login.email).toHaveValue(CLAIRE)
  await expect(login.password).toHaveValue(PASSWORD)
  await login.submit.click()
  await expect(page).toHaveURL(dashboard)
})

test('a page older than the scripts on the server says so, and a reload helps (LOG-15, C136)', async ({ page }) => {
  await page.goto('/auth/login')
  const login = loginPage(page)
  await expect(login.submit).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await login.signIn()
  await expect(login.alert).toContainText('Une nouvelle version est disponible')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Recharger' }).click()
  await expect(login.alert).toHaveCount(0)
  await login.signIn()
  await expect(page).toHaveURL(dashboard)
})

test('an answer that is no JSON is reported, and the next try works (C100, C101, C104)', async ({ page, sandbox }) => {
  await page.goto('/auth/login')
  const login = loginPage(page)
  await login.enter()
  for (const kind of ['html', 'empty', 'text', 'truncated'] as const)
    await test.step(kind, async () => {
      await sandbox.order('faults', [{ operation: 'login', kind, times: 1 }])
      const answer = page.waitForResponse(LOGIN)
      await login.submit.click()
      await answer
      await expect(page.getByRole('form').getByRole('alert')).toHaveText('Une erreur est survenue')
      await expect(login.password).toHaveValue(PASSWORD)
    })
  await login.submit.click()
  await expect(page).toHaveURL(dashboard)
})

test('an answer that never comes is given up after 30 seconds (LOG-15, C230)', async ({ page, sandbox }) => {
  await sandbox.order('faults', [{ operation: 'login', kind: 'hang', times: 1 }])
  await page.clock.install()
  await page.goto('/auth/login')
  const login = loginPage(page)
  await Promise.all([page.waitForRequest('**/auth/login/'), login.signIn()])
  await expect(page.getByRole('button', { name: 'Connexion en cours...' })).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(login.alert).toHaveText('Erreur de connexion, réessayez')
})

test('the sign-in makes one call, however often the button is pressed (LOG-06, C227, C301)', async ({
  page,
  sandbox,
}) => {
  await sandbox.order('latency', { min: 300, max: 300 })
  await page.goto('/auth/login')
  const login = loginPage(page)
  await login.enter()
  await expect(login.submit).toBeEnabled()
  await login.submit.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click()
  })
  await login.password.press('Enter')
  await expect(page).toHaveURL(dashboard)
  const { counters } = await sandbox.requests()
  expect(counters['login']).toBe(1)
})

test('a sign-in without a refresh token opens nothing and leaves nothing behind (C232)', async ({ page, sandbox }) => {
  const body = JSON.stringify({ success: true, message: null, data: { access: 'a.b.c', user: { id: 1 } } })
  await sandbox.order('faults', [{ operation: 'login', kind: 'body', body, times: 1 }])
  await page.goto('/auth/login')
  const login = loginPage(page)
  await login.signIn()
  await expect(login.alert).toHaveText('Une erreur est survenue')
  expect(await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain(
    'a.b.c',
  )
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fdashboard$/)
})

test('a user who leaves before the answer stays on the other page (C235)', async ({ page, sandbox }) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  await page.route(LOGIN, async (route) => {
    const answer = await route.fetch()
    await left
    await route.fulfill({ response: answer })
  })
  await page.goto('/auth/login')
  const sent = page.waitForRequest(LOGIN)
  const over = loginOver(page)
  await loginPage(page).signIn()
  await sent
  await page.getByRole('link', { name: /Accessibilité/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible()
  const answered = async () => (await sandbox.requests()).calls.find(({ operation }) => operation === 'login')?.status
  await expect.poll(answered).toBe(200)
  leave()
  await over
  await whenIdle(page)
  await expect(page).toHaveURL(/\/accessibility$/)
  expect(await page.evaluate(() => localStorage.getItem('auth.tokens'))).toBeNull()
})

test('an answer that comes while the next page loads changes nothing (C235)', async ({ page, sandbox }) => {
  await sandbox.order('faults', [{ operation: 'login', kind: 'slow', delay: 700, times: 1 }])
  await page.goto('/auth/login')
  await loginPage(page).enter()
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/accessibility-[^/]*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  const over = loginOver(page)
  await loginPage(page).submit.click()
  await page.getByRole('link', { name: /Accessibilité/ }).click()
  await expect
    .poll(async () => (await sandbox.requests()).calls.find(({ operation }) => operation === 'login')?.status)
    .toBe(200)
  await over
  await whenIdle(page)
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth.tokens'))).toBeNull()
})

test('the fields are recognised by a password manager, and pasting works (LOG-23)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/auth/login')
  const login = loginPage(page)
  await expect(login.email).toHaveAttribute('autocomplete', 'username')
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password')
  await page.evaluate(async (secret) => navigator.clipboard.writeText(secret), PASSWORD)
  await login.email.fill(CLAIRE)
  await login.password.focus()
  await page.keyboard.press('Control+V')
  await expect(login.password).toHaveValue(PASSWORD)
  await expect(login.submit).toBeEnabled()
})
