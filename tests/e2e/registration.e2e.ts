import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { expect, PASSWORD, test } from './support/own-world.ts'
import { APP_URL } from './support/ports.ts'
import { CAMILLE, REGISTER, registerPage, tenTimes, WELCOME } from './support/register-page.ts'

test('a visitor registers, names a business and is welcomed (REG-01, REG-10, REG-12, REG-14, REG-17, REG-41, REG-50)', async ({
  page,
  sandbox,
}) => {
  await registerPage(page).openFromLogin()
  await expect(page.getByRole('heading', { level: 1, name: 'Informations personnelles' })).toBeFocused()

  const register = registerPage(page)
  await register.enter({ email: '  Camille.DUPONT@exemple.fr ' })
  const account = page.waitForRequest(/\/auth\/register\/$/)
  await register.goOn.click()
  expect((await account).postDataJSON()).toEqual(CAMILLE)
  expect((await account).headers()).not.toHaveProperty('authorization')

  await expect(register.lastStep).toBeFocused()
  const setup = page.waitForRequest(/\/onboarding\/business\/setup\/$/)
  await register.nameBusiness('  L’Atelier   Vert ')
  expect((await setup).postDataJSON()).toEqual({ business_name: "L'Atelier Vert" })
  expect((await setup).headers()['authorization']).toMatch(/^Bearer /)

  await expect(page).toHaveURL(WELCOME)
  await expect(page.getByRole('heading', { name: /^Bienvenue, Camille/ })).toBeVisible()
  const { counters, calls } = await sandbox.requests()
  expect(counters).toMatchObject({ register: 1, setupBusiness: 1, logSecurityEvent: 2 })
  expect(calls.filter(({ status }) => status >= 400)).toEqual([])

  // history was replaced: the registration is not where Back leads
  await page.goBack()
  await expect(page).not.toHaveURL(/\/onboarding\/register/)
})

test('the language chosen during the registration is that of the account (LAN-13)', async ({ page, sandbox }) => {
  const register = registerPage(page)
  const panel = page.getByRole('heading', { level: 1, name: 'Panel de control' })
  await page.goto(REGISTER)
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await register.enter()
  await register.field('email').press('Enter')
  await register.business.fill('El Taller')
  await register.business.press('Enter')
  await expect(panel).toBeVisible()
  await expect.poll(async () => (await sandbox.requests()).counters['quickChangeLanguage']).toBe(1)
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('the security log gets names and a masked address, no user and no secret (REG-41, C029, K29)', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/security/onboarding/')) bodies.push(request.postData() ?? '')
  })
  const register = registerPage(page)
  await page.goto(`${REGISTER}?campagne=printemps#ici`)
  await register.enter()
  await register.goOn.click()
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      type: 'registration',
      event: 'account_created',
      data: { user_agent: expect.stringContaining('Chrome'), url: `${APP_URL}${REGISTER}` },
    },
    expect.objectContaining({ type: 'business_setup', event: 'business_created' }),
  ])
  for (const secret of [CAMILLE.email, CAMILLE.password, 'Dupont', 'eyJ']) expect(bodies.join()).not.toContain(secret)
})

test('a security log that fails stands in nobody’s way (REG-41)', async ({ page, sandbox }) => {
  await sandbox.order('faults', [{ operation: 'logSecurityEvent', kind: 'expired-token' }])
  const register = registerPage(page)
  await register.registerAccount()
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['refreshTokens']).toBe(0)
})

/** Keeps a call on its way until what is shown meanwhile was seen. */
async function hold(page: Page, path: string) {
  const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(path, (route) => seen.then(() => route.continue()))
  return letGo
}

test('a registration makes one account and one business, however often the button is pressed (REG-05, REG-09, C301)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  const letRegister = await hold(page, '**/auth/register/')
  const letSetUp = await hold(page, '**/onboarding/business/setup/')
  await page.goto(REGISTER)
  await register.enter()
  await register.goOn.evaluate(tenTimes)
  await register.field('email').press('Enter')
  await expect(page.getByRole('button', { name: 'Création du compte...' })).toBeVisible()
  letRegister()
  await expect(register.lastStep).toBeVisible()
  await register.business.fill('Atelier Vert')
  await register.launch.evaluate(tenTimes)
  await register.business.press('Enter')
  await expect(page.getByRole('button', { name: 'Finalisation...' })).toBeVisible()
  letSetUp()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters).toMatchObject({ register: 1, setupBusiness: 1 })
})

test('an answer with invalid tokens shows an error, and nothing is stored (REG-11)', async ({ page, sandbox }) => {
  const register = registerPage(page)
  await page.goto(REGISTER)
  let answers = 0
  for (const body of ['{}', '{"access":"a.b.c"}', '{"success":true,"message":null,"data":{"refresh":"r"}}']) {
    await sandbox.order('faults', [{ operation: 'register', kind: 'body', body, times: 1 }])
    await register.enter({ email: `camille${body.length}@exemple.fr` })
    await register.goOn.click()
    // the alert of the answer before has the same text
    answers += 1
    await expect.poll(async () => (await sandbox.requests()).counters['register']).toBe(answers)
    await expect(register.goOn).toHaveAccessibleName('Continuer')
    await expect(register.alert).toContainText('Tokens invalides reçus du serveur')
    // the account may be there all the same
    await expect(register.alert.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(register.field('password')).toHaveValue(CAMILLE.password)
    expect(await page.evaluate(() => localStorage.getItem('auth.tokens'))).toBeNull()
  }
})

test('a business that was not made says why, and the next try works (REG-15, REG-16, REG-20, C241)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.registerAccount()
  await register.business.fill('Atelier Vert')
  const incomplete = 'Données business incomplètes'
  // each text differs from the one before
  const faults = [
    ['Échec de création du business', { kind: 'body', body: '{"success":false,"data":null}' }],
    [incomplete, { kind: 'body', body: '{"success":true,"data":{"brand_id":3}}' }],
    ['Opération refusée.', { kind: 'refused' }],
    [incomplete, { kind: 'body', body: '{"success":true,"data":{"company_id":3,"brand_id":0}}' }],
    ["Erreur lors de la création de l'entreprise", { kind: 'status', status: 500 }],
  ] as const
  for (const [text, fault] of faults)
    await test.step(`${text}: ${JSON.stringify(fault)}`, async () => {
      await sandbox.order('faults', [{ operation: 'setupBusiness', times: 1, ...fault }])
      await register.launch.click()
      await expect(register.alert).toContainText(text)
      await expect(register.business).toHaveValue('Atelier Vert')
    })
  await register.launch.click()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['setupBusiness']).toBe(faults.length + 1)
})

test('an e-mail in use offers the sign-in, and typed text does not hold the user back (REG-51)', async ({ page }) => {
  const register = registerPage(page)
  await page.goto(REGISTER)
  await register.enter({ email: CLAIRE })
  await register.goOn.click()
  await expect(register.field('email')).toHaveAccessibleDescription('Un compte existe déjà avec cette adresse email.')
  await expect(register.field('email')).toBeFocused()
  await page.locator('form').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('a throw-away address is refused when its field is left, and the list is not part of the page (REG-23)', async ({
  page,
}) => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/disposable-domains')) lists.push(request.resourceType())
  })
  const register = registerPage(page)
  await page.goto(REGISTER)
  await register.field('first_name').fill('Camille')
  await page.waitForLoadState('networkidle')
  expect(lists).toEqual([])
  await register.field('email').fill('camille@mailinator.com')
  await register.field('password').focus()
  await expect(register.field('email')).toHaveAccessibleDescription(
    'Les adresses emails jetables ne sont pas autorisées',
  )
  expect(lists).toEqual(['fetch'])
})

test('the Back key asks before it leaves typed data in step 1, and makes no second account from step 2 (REG-47)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.openFromLogin()
  await register.enter()
  await page.goBack()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(register.field('password')).toHaveValue(CAMILLE.password)
  await register.goOn.click()
  await expect(register.lastStep).toBeVisible()

  // the login finds a session and leads back to what is owed: the step before it looked the same, but for this sentence
  await page.goBack()
  await expect(page.getByText('Votre compte est bien créé')).toBeVisible()
  await register.nameBusiness()
  await expect(page).toHaveURL(WELCOME)
  expect((await sandbox.requests()).counters['register']).toBe(1)
})

test('the whole registration works by keyboard alone (NFR-08, C310)', async ({ page }) => {
  await page.goto(REGISTER)
  const register = registerPage(page)
  await expect(register.goOn).toBeEnabled()
  await register.field('first_name').focus()
  for (const text of [CAMILLE.first_name, CAMILLE.last_name, CAMILLE.email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const name of ['password', 'password_confirm'] as const) {
    await expect(register.field(name)).toBeFocused()
    await page.keyboard.type(PASSWORD.replace('!', '$'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(register.goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(register.lastStep).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Atelier Vert')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(WELCOME)
})
