import type { Page } from '@playwright/test'

import { hold } from './support/hold.ts'
import { heading } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'
import { titleOf } from './support/pages.ts'

const MINUTE = 60_000
const LIMIT = 120 * MINUTE

/** How long ago the last activity was, as the browser keeps it. */
const idleFor = (page: Page) =>
  page.evaluate(() => Date.now() - JSON.parse(localStorage.getItem('auth-store') ?? '{}').state.lastActivity)

const lastActiveBefore = (page: Page, ms: number) =>
  page.evaluate((ago) => {
    const stored = JSON.parse(localStorage.getItem('auth-store') ?? '{}')
    stored.state.lastActivity = Date.now() - ago
    localStorage.setItem('auth-store', JSON.stringify(stored))
  }, ms)

test('a page opened just before the limit stays open (SES-04, C032, K40)', async ({ page, enter }) => {
  await page.clock.install()
  await enter()
  await expect(heading(page)).toBeVisible()
  await lastActiveBefore(page, LIMIT - MINUTE / 2)
  await page.goto('/settings')
  await expect(titleOf(page)).toHaveText('Paramètres')
  await page.clock.runFor(MINUTE / 2)
  expect(await idleFor(page)).toBeLessThan(MINUTE)
  await expect(page).toHaveURL(/\/settings$/)
})

test('the back button is activity, and so is a call that no key or pointer has started (SES-04, K40)', async ({
  page,
  enter,
}) => {
  await page.clock.install()
  await enter('/brands/1')
  const active = page.getByRole('main').getByRole('switch')
  await expect(active).toBeChecked()
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Utilisateurs' })
    .click()
  await expect(page).toHaveTitle(/^Utilisateurs/)

  await page.clock.fastForward(100 * MINUTE)
  await page.goBack()
  await expect(active).toBeVisible()
  // it is written every 30 s
  await page.clock.runFor(MINUTE)
  expect(await idleFor(page)).toBeLessThan(2 * MINUTE)

  await page.clock.fastForward(100 * MINUTE)
  // as software for voice control does
  await active.evaluate((button: HTMLElement) => button.click())
  await expect(active).not.toBeChecked()
  await page.clock.runFor(MINUTE)
  expect(await idleFor(page)).toBeLessThan(2 * MINUTE)
})

test('a clock set back while a page loads does not delay the page (SES-03, NFR-03)', async ({ page, enter }) => {
  await page.clock.install()
  await enter()
  const release = await hold(page, '**/assets/session-*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root').getByText('Loading interface...')).toBeAttached()
  await page.clock.setSystemTime(Date.now() - 4 * MINUTE)
  release()
  await expect(heading(page)).toBeVisible()
})
