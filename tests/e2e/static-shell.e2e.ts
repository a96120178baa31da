import type { Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { hold, SCRIPTS } from './support/hold.ts'
import { heading, userMenu, violations } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { holdCalls, positionsOf, staticShell, visitOnce, watchShifts } from './support/return-visit.ts'

const INVITATION = '/onboarding/invitations/invitation-0001'
const CHECKING = 'Vérification de votre invitation…'

const titleOf = (page: Page) => page.locator('#root h1')

test('A returning user sees the shell and skeleton of the page before any script (NFR-12)', async ({
  page,
  context,
  enter,
}) => {
  const refused = await violations(context)
  await visitOnce(page, enter)
  const release = await hold(page, SCRIPTS)
  await page.goto('/users/invitations', { waitUntil: 'commit' })
  const shell = staticShell(page)
  await expect(shell.locator('h1')).toHaveText('Invitations')
  await expect(shell.locator('[data-skeleton]').last()).toBeVisible()
  expect(await shell.evaluate((element: HTMLElement) => element.inert && element.ariaHidden)).toBe('true')
  // links, names and values come with React
  await expect(shell.getByRole('link', { includeHidden: true })).toHaveCount(0)
  await expect(shell).not.toContainText('Claire')
  const early = await positionsOf(page, '#shell')

  const { release: answer } = await holdCalls(page)
  release()
  await expect(userMenu(page)).toContainText('Claire')
  await expect(shell).toHaveCount(0)
  expect(await positionsOf(page, '#root')).toEqual(early)
  answer()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(refused).toEqual([])
})

test('React replaces the shell without a layout shift, and its skeleton does not fade in again (NFR-12)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  const shift = await watchShifts(page)
  const { release } = await holdCalls(page)
  await page.goto('/dashboard')
  await expect(userMenu(page)).toBeVisible()
  await expect(staticShell(page)).toHaveCount(0)
  await expect(page.locator('#root main [data-skeleton]').first()).toHaveCSS('animation-delay', '0s')
  expect(await shift()).toBe(0)
  release()
})

test('The shell has the stored language, theme and width of the navigation (NFR-12, LAN-01, THM-03)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  await userMenu(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('de')
  await page.keyboard.press('Escape')
  const release = await hold(page, SCRIPTS)
  const shell = staticShell(page)
  const sideWidth = () => shell.locator('aside').evaluate((side) => side.getBoundingClientRect().width)
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(shell.locator('h1')).toHaveText('Einstellungen')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await sideWidth()).toBeGreaterThan(200)
  await page.evaluate(() => localStorage.setItem('navigation', 'rail'))
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(shell.locator('h1')).toHaveText('Einstellungen')
  expect(await sideWidth()).toBe(64)
  await page.evaluate(() => localStorage.removeItem('navigation'))
  await page.setViewportSize({ width: 1024, height: 740 })
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(shell.locator('h1')).toHaveText('Einstellungen')
  expect(await sideWidth()).toBe(64)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(shell.locator('h1')).toHaveText('Einstellungen')
  await expect(shell.locator('aside')).toHaveCount(0)
  release()
})

test('The second user of a machine never sees the first one (SEL-03, C076)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  const secrets = ['Claire', 'Auberge du Vieux Moulin', 'Atelier Lumière']
  await page.addInitScript((words) => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.body?.textContent ?? ''
      for (const word of words) if (text.includes(word)) seen.add(word)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, secrets)
  const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
  await page.getByRole('button', { name: /Menu de votre compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(loginPage(page).email).toBeVisible()

  for (const path of ['/dashboard', '/users/invitations']) {
    await page.goto(path)
    await expect(loginPage(page).email).toBeVisible()
    expect(await seen()).toEqual([])
  }
  await page.goto('/auth/login')
  await loginPage(page).signIn(PASSWORD, JEANNE)
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto('/settings/billing')
  await expect(userMenu(page)).toContainText('Jeanne')
  expect(await seen()).toEqual([])
})

test('The page of one brand changes its heading and title once, to the name of the brand (NFR-12, NFR-08)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  await page.addInitScript(() => {
    const said = { titles: [''], headings: [''] }
    Object.assign(window, said)
    new MutationObserver(() => {
      const heading = document.querySelector('#shell h1, #root h1')?.textContent
      if (document.title !== said.titles.at(-1)) said.titles.push(document.title)
      if (heading && heading !== said.headings.at(-1)) said.headings.push(heading)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const said = (name: string) => page.evaluate((key) => Reflect.get(window, key) as string[], name)
  const release = await hold(page, SCRIPTS)
  const { release: answer } = await holdCalls(page)
  await page.goto('/brands/1', { waitUntil: 'commit' })
  await expect(staticShell(page).locator('h1')).toHaveText('Marque')
  release()
  await expect(staticShell(page)).toHaveCount(0)
  await expect(titleOf(page)).toHaveText('Marque')
  answer()
  await expect(page).toHaveTitle('Boulangerie Marceau · Console Marques')
  await expect(titleOf(page)).toHaveText('Boulangerie Marceau')
  expect(await said('headings')).toEqual(['', 'Marque', 'Boulangerie Marceau'])
  expect((await said('titles')).slice(-3)).toEqual([
    'Console',
    'Marque · Console Marques',
    'Boulangerie Marceau · Console Marques',
  ])
})

test('A session that is over leads from the shell to the sign-in (SES-03)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state: { lastActivity: number } }
    stored.state.lastActivity -= 2 * 60 * 60 * 1000
    localStorage.setItem('auth-store', JSON.stringify(stored))
  })
  await page.goto('/dashboard')
  await expect(loginPage(page).email).toBeVisible()
  await expect(staticShell(page)).toHaveCount(0)
})

test('The link of an invitation shows its loading state before any script (NFR-12, INV-15)', async ({
  page,
  context,
}) => {
  const refused = await violations(context)
  const release = await hold(page, SCRIPTS)
  const { release: answer } = await holdCalls(page)
  await page.goto(INVITATION, { waitUntil: 'commit' })
  const shell = staticShell(page)
  await expect(shell.locator('h1')).toHaveText(CHECKING)
  await expect(shell.locator('header')).toContainText('Console Marques')
  await expect(shell.locator('footer')).toContainText('Accessibilité')
  const early = await positionsOf(page, '#shell')
  release()
  await expect(titleOf(page)).toHaveText(CHECKING)
  await expect(shell).toHaveCount(0)
  expect(await positionsOf(page, '#root')).toEqual(early)
  answer()
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
  expect(refused).toEqual([])
})

test('The link of an invitation requests all files of its page at once, then that of the toasts alone (NFR-12, INV-15)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () => asked.filter((path) => path.endsWith('.js')).toSorted()
  const release = await hold(page, SCRIPTS)
  await page.goto(INVITATION, { waitUntil: 'commit' })
  await expect.poll(scripts).toEqual(expect.arrayContaining([expect.stringContaining('/invitations._token-')]))
  const early = await page.evaluate(() => Reflect.get(window, 'pageFiles') as string[])
  await expect.poll(scripts).toEqual(expect.arrayContaining(early.map((file) => `/${file}`)))
  const first = scripts()
  release()
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
  const later = () => scripts().filter((path) => !first.includes(path))
  await expect.poll(later).toEqual([expect.stringContaining('/ToastViewport-')])
  expect(first.join(' ')).not.toMatch(/\/(?:area|parts|forms)-/)
  for (const once of ['/config.json', '/api/v1/onboarding/invitations/status/invitation-0001/'])
    expect(asked.filter((path) => path === once)).toHaveLength(1)
})

test.describe('a browser in another language', () => {
  test.use({ locale: 'de-DE' })

  test('shows the shell of an invitation in that language (NFR-12, LAN-12, INV-15)', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    const { release: answer } = await holdCalls(page)
    await page.goto(INVITATION, { waitUntil: 'commit' })
    await expect(staticShell(page).locator('h1')).toHaveText('Ihre Einladung wird geprüft…')
    await expect(staticShell(page).locator('select')).toHaveValue('de')
    release()
    await expect(titleOf(page)).toHaveText('Ihre Einladung wird geprüft…')
    answer()
  })
})
