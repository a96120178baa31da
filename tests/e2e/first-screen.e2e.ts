import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { arrive, hold, SCRIPTS } from './support/hold.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'

/** Complaints of React, of the content security policy and of scripts. */
function watch(page: Page) {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

/** The `color-scheme` and background a visitor meets. */
const look = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset['theme'], getComputedStyle(document.body).backgroundColor])

test('a value typed before any script is there stays, in the same form (NFR-12, LOG-23)', async ({ page }) => {
  const found = watch(page)
  const release = await hold(page, SCRIPTS)
  await arrive(page)
  const login = loginPage(page)
  await login.email.click()
  await page.keyboard.type(CLAIRE)
  await login.password.click()
  await page.keyboard.type(PASSWORD)
  await expect(login.submit).toBeDisabled()
  await page.keyboard.press('Enter')
  const before = await page.locator('form').elementHandle()

  release()
  await expect(login.submit).toBeEnabled()
  await expect(login.password).toBeFocused()
  await expect(login.email).toHaveValue(CLAIRE)
  await expect(login.password).toHaveValue(PASSWORD)
  expect(await page.locator('form').evaluate((form, old) => form === old, before)).toBe(true)
  expect(found).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a field left before any script is there is checked once there is one (LOG-02, NFR-12)', async ({ page }) => {
  const release = await hold(page, SCRIPTS)
  await arrive(page)
  const login = loginPage(page)
  await login.email.fill('claire')
  await login.password.fill('abc')
  await expect(login.password).toBeFocused()

  release()
  await expect(login.email).toHaveAccessibleDescription('Format email invalide')
  // no error is shown while typing
  await expect(login.password).not.toHaveAttribute('aria-invalid', 'true')
  await expect(login.password).toBeFocused()
  await login.email.fill(CLAIRE)
  await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
})

test('a language chosen before any script is there is shown, and nothing typed is lost (NFR-12, LAN-12)', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS)
  await arrive(page)
  const login = loginPage(page)
  await login.email.fill(CLAIRE)
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('Deutsch')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible()
  await expect(login.email).toHaveValue(CLAIRE)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de')
})

test('a press before any script is there is answered once there is one (NFR-12, THM-03, LOG-01)', async ({ page }) => {
  const found = watch(page)
  const release = await hold(page, SCRIPTS)
  await arrive(page)
  await page.getByRole('button', { name: 'Passer au thème sombre' }).dblclick()
  const login = loginPage(page)
  await login.password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()

  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(login.password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Passer au thème clair' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(found).toEqual([])
})

for (const path of ['/auth/login', '/onboarding/invitations/invitation-0001'])
  test(`a script that fails on ${path} is reported, and typed text stays (NFR-12, F §2)`, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    await arrive(page, path)
    const { email } = loginPage(page)
    if (path === '/auth/login') await email.fill(CLAIRE)
    const told = page.getByRole('alert').filter({ hasText: 'Interface Loading Error' })
    await expect(told).toContainText('There was an issue loading the interface. Please refresh the page.')
    if (path === '/auth/login') await expect(email).toHaveValue(CLAIRE)
    await page.unroute(SCRIPTS)
    await told.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(told).toHaveCount(0)
    await expect(path === '/auth/login' ? email : page.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
  })

test('a first visit requests the page, its scripts and the configuration, and nothing else (NFR-12)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/auth/login', { waitUntil: 'networkidle' })
  await expect(loginPage(page).submit).toBeVisible()

  const html = readFileSync(join(import.meta.dirname, '../../dist/auth/login.html'), 'utf8')
  const scripts = Array.from(html.matchAll(/["`](assets\/[^"`]+\.js)["`]/g), ([, file]) => `/${file}`)
  const fonts = asked.filter((path) => /^\/assets\/inter-.*\.woff2$/.test(path))
  const others = asked.filter((path) => !fonts.includes(path) && path !== '/favicon.svg')
  expect(new Set(others)).toEqual(new Set(['/auth/login', '/config.json', ...scripts]))
  expect(others.length).toBeLessThanOrEqual(10)
  // `mockServiceWorker.js` and the like never stand beside a production page
  expect(existsSync(join(import.meta.dirname, '../../dist/config.json'))).toBe(false)
})

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the form, which sends nothing (NFR-12)', async ({ page }) => {
    const response = await page.goto('/auth/login')
    expect(await response?.text()).not.toMatch(/\sstyle=/)
    const login = loginPage(page)
    await login.enter()
    await expect(login.submit).toBeDisabled()
    await login.password.press('Enter')
    await expect(page).toHaveURL(/\/auth\/login$/)
  })
})

test('the French page is never seen in another language (LAN-01, LAN-05)', async ({ page }) => {
  const found = watch(page)
  const release = await hold(page, '**/locales/**')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await arrive(page)
  await expect(page.getByText('Loading interface...')).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('Loading interface...')).toBeHidden()
  expect(found).toEqual([])
})

for (const chosen of ['by the system', 'by the user'])
  test(`the dark theme, chosen ${chosen}, is there before any script of the app (THM-01, C299)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: chosen === 'by the system' ? 'dark' : 'light' })
    if (chosen === 'by the user') await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const release = await hold(page, SCRIPTS)
    await arrive(page)
    await expect(loginPage(page).email).toBeVisible()
    const before = await look(page)
    expect(before[0]).toBe('dark')
    release()
    await loginPage(page).enter()
    await expect(loginPage(page).submit).toBeEnabled()
    expect(await look(page)).toEqual(before)
  })

test('a signed-in user never sees the form (LOG-12, LOG-18)', async ({ page, enter }) => {
  await enter()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const release = await hold(page, SCRIPTS)
  await arrive(page)
  await expect(page.getByText('Loading interface...')).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a visitor of a protected page reaches the form without the app (GRD-03)', async ({ page }) => {
  await hold(page, SCRIPTS)
  await arrive(page, '/settings?onglet=1#a')
  await expect(loginPage(page).email).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('redirect')).toBe('/settings?onglet=1#a')
})

test('the notice of a page to come back to appears without disturbing the form (LOG-10)', async ({ page }) => {
  const found = watch(page)
  const release = await hold(page, SCRIPTS)
  await arrive(page, '/auth/login?redirect=%2Fsettings')
  const login = loginPage(page)
  await login.email.fill(CLAIRE)
  await expect(login.notice).toBeHidden()
  release()
  await expect(login.notice).toBeVisible()
  await expect(login.email).toHaveValue(CLAIRE)
  expect(found).toEqual([])
})

test('a sign-in in another tab is followed by a page that has not loaded the session yet (SES-45)', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login')
  await expect(loginPage(page).email).toBeVisible()
  const other = await context.newPage()
  await other.goto('/auth/login')
  await loginPage(other).signIn()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
})

const marginOfBody = (page: Page) => page.evaluate(() => getComputedStyle(document.body).margin)

test('the base styles come with the page, not with a script (NFR-12)', async ({ page, enter }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enter()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await marginOfBody(page)).toBe('0px')
  expect(asked.join(' ')).not.toContain('/BaseStyles-')
})
