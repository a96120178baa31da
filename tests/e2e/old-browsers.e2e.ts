import type { Page } from '@playwright/test'

import { OUTDATED } from '../../scripts/outdated.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'

/** Takes something of the floor out of the browser before any script of the page runs. */
const without = (page: Page, path: string) =>
  page.addInitScript((name) => {
    const [last = '', ...parts] = name.split('.').toReversed()
    const holder = parts.toReversed().reduce<unknown>((from, part) => Reflect.get(Object(from), part), globalThis)
    Reflect.deleteProperty(Object(holder), last)
  }, path)

const APIS = [
  'Promise.withResolvers',
  'Object.groupBy',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'URL.canParse',
  'Array.prototype.toSorted',
  'Intl.Segmenter',
  'structuredClone',
]

async function expectSentences(page: Page) {
  const note = page.getByRole('alert').filter({ hasText: OUTDATED.fr })
  for (const sentence of Object.values(OUTDATED)) await expect(note.getByText(sentence)).toBeVisible()
}

/** Chunks that only the app asks for once it has started. */
async function expectNotStarted(page: Page, scripts: string[]) {
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
}

function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/') && request.url().endsWith('.js')) scripts.push(request.url())
  })
  return scripts
}

for (const api of APIS)
  test(`A browser without ${api} reads so on the page of the login, which keeps its form`, async ({ page }) => {
    await without(page, api)
    const scripts = scriptsOf(page)
    await page.goto('/auth/login')
    await expectSentences(page)
    await expect(page.locator('input[name="email"]')).toBeVisible()
    await expectNotStarted(page, scripts)
  })

test.describe('a visitor in English', () => {
  test.use({ locale: 'en-GB' })

  test('sees the form of the registration in an old browser too', async ({ page }) => {
    await without(page, 'URL.canParse')
    const scripts = scriptsOf(page)
    await page.goto('/onboarding/register')
    await expectSentences(page)
    await expect(page.locator('input[name="first_name"]')).toBeVisible()
    await expectNotStarted(page, scripts)
  })
})

test('An old browser on a page behind the sign-in shows a message, and no half of a page', async ({ page, enter }) => {
  await enter('/dashboard')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  // the page before fetches scripts until it is left
  await page.goto('/robots.txt')
  await without(page, 'Promise.withResolvers')
  const scripts = scriptsOf(page)
  await page.goto('/brands')
  await expectSentences(page)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectNotStarted(page, scripts)
})

test('A browser that cannot read a script of the start shows a message', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const a = `a` ?:= 1' }),
  )
  await page.goto('/auth/login')
  await expectSentences(page)
  await expect(page.locator('input[name="email"]')).toBeVisible()
})

test('A browser of the list shows no message', async ({ page }) => {
  await page.goto('/auth/login')
  await loginPage(page).enter()
  await expect(loginPage(page).submit).toBeEnabled()
  await expect(page.getByText(OUTDATED.fr)).toBeHidden()
})
