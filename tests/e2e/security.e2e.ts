import type { Page, Request } from '@playwright/test'

import { memoryOf } from './support/inside.ts'
import { heading, signIn, travel, userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_ORIGIN, API_URL, APP_URL } from './support/ports.ts'

/** All requests, console messages and reports while the page is used. */
async function listen(page: Page) {
  const requests: Request[] = []
  const said: string[] = []
  page.on('request', (request) => void requests.push(request))
  page.on('console', (message) => void said.push(message.text()))
  page.on('pageerror', (error) => void said.push(String(error.stack)))
  page.on('framenavigated', (frame) => void said.push(frame.url()))
  await page.exposeFunction('tellEvent', (text: string) => void said.push(text))
  await page.addInitScript(() => {
    for (const name of ['analytics', 'auth:logout', 'user:changed', 'brand:changed', 'api:serverError'])
      addEventListener(name, (event) => {
        const tell: unknown = Reflect.get(globalThis, 'tellEvent')
        const detail: unknown = event instanceof CustomEvent ? event.detail : ''
        if (typeof tell === 'function') tell(JSON.stringify([name, detail, Reflect.get(globalThis, 'dataLayer')]))
      })
  })
  return { requests, said }
}

/** Each first heading that a page shows from now on. */
async function titlesOf(page: Page) {
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title && title !== seen.at(-1)) seen.push(title)
    }
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
    look()
    return seen
  })
  return () => titles.jsonValue()
}

const SECRETS = /eyJ[\w-]{8,}|Lumiere!2026|Lumiere%212026|claire(?:@|%40)atelier-lumiere/i

test('a whole journey tells no secret, contacts the app and its API only, and sends the headers of a call to the API only (C029, G18)', async ({
  page,
  sandbox,
}) => {
  const { requests, said } = await listen(page)
  await page.goto('/auth/login')
  await loginPage(page).signIn('un autre mot de passe')
  await expect(loginPage(page).alert).toBeVisible()
  await sandbox.order('faults', [{ operation: 'getBrandsOverview', kind: 'status', status: 500, times: 1 }])
  await travel(page)
  // the journey is one with secrets in it
  expect(requests.some((request) => SECRETS.test(request.postData() ?? ''))).toBe(true)
  expect(said.length).toBeGreaterThan(0)
  for (const text of [...requests.map((request) => request.url()), ...said]) {
    expect(text).not.toMatch(SECRETS)
    expect(text).not.toContain('un autre mot de passe')
  }
  const sent = requests.filter((request) => /^https?:/.test(request.url()))
  expect(new Set(sent.map((request) => new URL(request.url()).origin))).toEqual(new Set([APP_URL, API_ORIGIN]))
  for (const request of sent) {
    const toApi = request.url().startsWith(API_URL)
    const headers = request.headers()
    expect(headers['x-requested-with'], request.url()).toBe(toApi ? 'XMLHttpRequest' : undefined)
    if (!toApi) expect(headers, request.url()).not.toHaveProperty('authorization')
    expect(headers['referer'] ?? '', request.url()).toBe('')
  }
  expect(sent.some((request) => request.headers()['authorization']?.startsWith('Bearer eyJ'))).toBe(true)
})

test('no data of the user is left after the sign-out, and the theme stays (SES-31, LAN-10, C076)', async ({ page }) => {
  await signIn(page)
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Rechercher une page/ })).toBeFocused()
  await page.keyboard.type('brasserie')
  await expect(page.getByRole('option', { name: /^Brasserie du Port/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Brasserie du Port' })).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  const stored = await memoryOf(page)
  expect(stored).toMatch(/eyJ/)
  expect(stored).toMatch(/brand:\d/)
  expect(stored).toMatch(/language-config/)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(loginPage(page).submit).toBeVisible()
  const left = await memoryOf(page)
  for (const trace of [
    /eyJ/,
    /claire|fontaine|atelier/i,
    /selectedBrandId/,
    /brand:/,
    /"user"/,
    /auth\.tokens|auth\.access|auth-store/,
    /language-config/,
  ])
    expect(left).not.toMatch(trace)
  expect(await page.content()).not.toMatch(/claire|fontaine|atelier/i)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(loginPage(page).email).toHaveValue('')
  await expect(loginPage(page).password).toHaveValue('')
})

test('every sign-out leads straight to the sign-in, the next one too (SES-31, C059)', async ({ page }) => {
  await page.goto('/auth/login')
  const seen = await titlesOf(page)
  for (const turn of [1, 2, 3]) {
    await loginPage(page).signIn()
    await expect(heading(page), `turn ${turn}`).toBeVisible()
    await userMenu(page).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(loginPage(page).submit, `turn ${turn}`).toBeVisible()
  }
  expect(new Set(await seen())).toEqual(new Set(['Connexion', 'Tableau de bord']))
})

test('a user who signs out without a connection is led to the sign-in too (SES-31, NFR-02)', async ({
  page,
  context,
  enter,
}) => {
  // of the sign-in nothing is here
  await enter()
  await expect(heading(page)).toBeVisible()
  const ofTheSignIn = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/login-/.test(name)).length)
  await expect.poll(ofTheSignIn).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(loginPage(page).submit).toBeVisible()
  expect(await memoryOf(page)).not.toMatch(/eyJ|claire|fontaine|atelier/i)
})
