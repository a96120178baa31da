import type { Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { hold, SCRIPTS } from './support/hold.ts'
import { heading, userMenu, violations } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { earlyFrame, holdCalls, placesOf, visitOnce, watchShifts } from './support/return-visit.ts'

/** The side navigation as React has drawn it. */
const navigation = (page: Page) => page.locator('#root nav').first().getByRole('link').allTextContents()

const entries = (page: Page) => earlyFrame(page).locator('nav a')

test('the shell is shown before any script on a return visit: navigation, title, name (NFR-12)', async ({
  page,
  context,
  enter,
}) => {
  const refused = await violations(context)
  await visitOnce(page, enter)
  const drawn = await navigation(page)
  expect(drawn).toEqual(expect.arrayContaining(['Tableau de bord', 'Invitations', 'Paramètres']))
  const release = await hold(page, SCRIPTS)
  await page.goto('/users/invitations', { waitUntil: 'commit' })
  const frame = earlyFrame(page)
  await expect(entries(page)).toHaveText(drawn)
  await expect(frame).toContainText('Claire')
  await expect(frame.locator('h1')).toHaveText('Invitations')
  await expect(frame.locator('[aria-current]')).toHaveText('Invitations')
  for (const mark of ['⟦', '⟧', '👤']) await expect(frame).not.toContainText(mark)
  // a picture: React's frame is the one to read and to press
  expect(await frame.evaluate((element: HTMLElement) => element.inert && element.ariaHidden)).toBe('true')
  const early = await placesOf(page, '#frame')

  const { release: answer } = await holdCalls(page)
  release()
  await expect(userMenu(page)).toContainText('Claire')
  await expect(frame).toHaveCount(0)
  expect(await placesOf(page, '#root')).toEqual(expect.arrayContaining(early))
  answer()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(refused).toEqual([])
})

test('the early shell gives way without a shift (NFR-12)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  const shift = await watchShifts(page)
  const { release } = await holdCalls(page)
  await page.goto('/dashboard')
  await expect(userMenu(page)).toBeVisible()
  await expect(earlyFrame(page)).toHaveCount(0)
  expect(await shift()).toBe(0)
  release()
})

test('the early shell has the language and theme of the user, folded as they left it (NFR-12, LAN-01, THM-03)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  await userMenu(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language-config'))).toContain('"de"')
  await page.keyboard.press('Escape')
  await expect.poll(() => navigation(page)).toEqual(expect.arrayContaining(['Einladungen', 'Einstellungen']))
  const drawn = await navigation(page)
  const release = await hold(page, SCRIPTS)
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(entries(page)).toHaveText(drawn)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => localStorage.setItem('navigation', 'rail'))
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(entries(page)).toHaveText(drawn.map(() => ''))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(earlyFrame(page).locator('h1')).toHaveText('Einstellungen')
  await expect(entries(page)).toHaveCount(0)
  release()
})

test('the second of two users on one machine never sees the first (SEL-03, C076)', async ({ page, enter }) => {
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

test('the page of one brand has an early shell too, and changes its title once, to the name (NFR-12, NFR-08)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  await page.addInitScript(() => {
    const said = { titles: [''], headings: [''] }
    Object.assign(window, said)
    new MutationObserver(() => {
      const heading = document.querySelector('#frame h1, #root h1')?.textContent
      if (document.title !== said.titles.at(-1)) said.titles.push(document.title)
      if (heading && heading !== said.headings.at(-1)) said.headings.push(heading)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const said = (name: string) => page.evaluate((key) => Reflect.get(window, key) as string[], name)
  const release = await hold(page, SCRIPTS)
  const { release: answer } = await holdCalls(page)
  await page.goto('/brands/1', { waitUntil: 'commit' })
  await expect(earlyFrame(page).locator('[aria-current]')).toHaveText('Marques')
  await expect(earlyFrame(page).locator('h1')).toHaveText('Marque')
  release()
  await expect(earlyFrame(page)).toHaveCount(0)
  await expect(page.locator('#root h1')).toHaveText('Marque')
  answer()
  await expect(page).toHaveTitle('Boulangerie Marceau · Console Marques')
  await expect(page.locator('#root h1')).toHaveText('Boulangerie Marceau')
  expect(await said('headings')).toEqual(['', 'Marque', 'Boulangerie Marceau'])
  expect((await said('titles')).slice(-3)).toEqual([
    'Console',
    'Marque · Console Marques',
    'Boulangerie Marceau · Console Marques',
  ])
})

test('the early shell is shown to nobody whose time is over (SES-03)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state: { lastActivity: number } }
    stored.state.lastActivity -= 2 * 60 * 60 * 1000
    localStorage.setItem('auth-store', JSON.stringify(stored))
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#frame')) Object.assign(window, { shown: true })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard')
  await expect(loginPage(page).email).toBeVisible()
  expect(await page.evaluate(() => 'shown' in window)).toBe(false)
})
