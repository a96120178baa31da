import type { Page } from '@playwright/test'

import { scan } from './support/axe/scan.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { APP_URL } from './support/ports.ts'

const PUBLIC = ['/auth/login', '/404', '/test/auth', '/accessibility'] as const

/** Refusals of the content security policy, and errors nobody caught. */
async function watch(page: Page) {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text())) found.push(message.text())
  })
  return found
}

test('each public page has a description for search engines and previews', async ({ request }) => {
  for (const path of [...PUBLIC, '/onboarding/register', '/'])
    expect(await (await request.get(path)).text(), path).toMatch(/<meta\s+name="description"\s+content="[^"]{50,160}"/)
})

test('an element with reduced motion is in its new place at once (NFR-10)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/auth/login')
  await expect(loginPage(page).submit).toBeVisible()
  const places = await page.locator('form').evaluate((form: HTMLElement) => {
    const before = form.getBoundingClientRect().left
    form.style.marginLeft = '40px'
    form.style.width = '200px'
    const { left, width } = form.getBoundingClientRect()
    return { moved: left - before, width }
  })
  expect(places).toEqual({ moved: 40, width: 200 })
})

test('the index leads visitors to the sign-in and others to the dashboard (GRD-05)', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/')
  await expect(page).toHaveURL(`${APP_URL}/auth/login`)
  expect(logged).toContain('Authenticated: false')
  await loginPage(page).signIn()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(logged).toContain('Authenticated: true')
})

test('an unknown address shows a page that leads on (GRD-06, GRD-07)', async ({ page }) => {
  for (const path of ['/404', '/nulle/part', '/auth', '/auth/inconnue', '/dashboard/inconnue', '/%E0%A4%A'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
      await page.getByRole('link', { name: 'Retour à la connexion' }).click()
      await expect(loginPage(page).submit).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeFocused()
    })
})

test('the diagnosis is open to visitors and shows no secret (GRD-08, LAN-24, C200)', async ({ page }) => {
  await page.goto('/test/auth')
  await expect(page.getByText('Aucune session')).toBeVisible()
  await expect(page.getByText('Service injoignable')).toBeVisible()
  await expect(page).toHaveURL(/\/test\/auth$/)

  await page.getByRole('link', { name: 'Se connecter' }).click()
  await loginPage(page).signIn()
  await expect(page).toHaveURL(/\/test\/auth$/)
  await expect(page.getByText('Session ouverte')).toBeVisible()
  await expect(page.getByText('Tout fonctionne')).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('auth.tokens') ?? '')
  const [token] = /eyJ[\w.-]+/.exec(stored) ?? []
  expect(token).toBeTruthy()
  expect(await page.content()).not.toContain(token)
})

test('the diagnosis opened directly loads the user, and says so meanwhile (GRD-08, C074)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'status', status: 503 }])
  await enter('/test/auth')
  await expect(page.getByText('Pas encore connu')).toBeVisible()
  await sandbox.order('faults', [])
  await page.reload()
  await expect(page.getByText('Admin Agence')).toBeVisible()
  await expect(page.getByText('Pas encore connu')).toBeHidden()
})

test('the diagnosis in a new tab waits for a token, then tests the service (GRD-08, LAN-24, F §4)', async ({
  page,
  enter,
}) => {
  await enter('/test/auth')
  await expect(page.getByText('Tout fonctionne')).toBeVisible()
  // what another tab does not inherit
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByText('Tout fonctionne')).toBeVisible()
})

test('a 401 of a probe renews nothing, ends nothing, and leads nowhere (GRD-08, C200)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('faults', [{ operation: 'getCurrentLanguage', kind: 'expired-token' }])
  const before = (await sandbox.requests()).counters['refreshTokens']
  await enter('/test/auth')
  await expect(page.getByText('Fonctionnement partiel')).toBeVisible()
  await expect(page.getByText('Session ouverte')).toBeVisible()
  expect((await sandbox.requests()).counters['refreshTokens']).toBe(before)
})

test('the language and theme of the sign-in are kept, and nothing typed is lost (LAN-07, LAN-12, THM-03, THM-05)', async ({
  page,
}) => {
  await page.goto('/auth/login')
  const login = loginPage(page)
  await login.email.fill('camille@exemple.fr')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('Deutsch')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(login.email).toHaveValue('camille@exemple.fr')
  await page.getByRole('button', { name: /dunkle/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('each public page passes axe and the content security policy in both themes (NFR-08, THM-01)', async ({
  page,
}) => {
  const found = await watch(page)
  for (const path of PUBLIC)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect(await scan(page), theme).toEqual([])
      }
      expect(found).toEqual([])
    })
})

test('no public page needs sideways scrolling at 320 px in German (NFR-09, C296)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  for (const path of PUBLIC)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
})

test('the interface says that it cannot load, and offers to try again, without a usable config.json (LAN-06)', async ({
  page,
}) => {
  for (const [what, answer, cause] of [
    ['missing', { status: 404 }, 'réponse 404'],
    ['no JSON', { status: 200, body: '<!doctype html>' }, 'config.json, ligne 1, colonne 1'],
    ['without apiBaseUrl', { status: 200, body: '{"supportEmail":"a@b.fr"}' }, 'L’adresse du service manque'],
    ['asking for the sandbox', { status: 200, body: '{"apiBaseUrl":"sandbox"}' }, 'ligne 1, colonne 2'],
  ] as const)
    await test.step(what, async () => {
      await page.route('**/config.json', (route) => route.fulfill(answer))
      await page
        .evaluate(() => localStorage.clear())
        .catch(() => {
          // the first page has no storage
        })
      await page.goto('/auth/login')
      await expect(page.getByRole('heading', { level: 1, name: 'Interface Loading Error' })).toBeVisible()
      await expect(page.getByText('There was an issue loading the interface. Please refresh the page.')).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(cause)
      await page.unroute('**/config.json')
      await page.getByRole('button', { name: 'Refresh Page' }).click()
      await expect(loginPage(page).submit).toBeVisible()
    })
})

test('a user signs in with all storage blocked (LOG-12, C070)', async ({ page }) => {
  const found = await watch(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  expect(found).toEqual([])
})

test('the sign-in opens over storage full of junk (C067, C077)', async ({ page }) => {
  const found = await watch(page)
  for (const junk of ['{', '[]', 'null', '"x"', '{"version":99}', '{"__proto__":{"polluted":1}}', '\u0000'])
    await test.step(JSON.stringify(junk), async () => {
      await page.goto('/robots.txt')
      await page.evaluate((text) => {
        for (const key of ['auth.tokens', 'auth-store', 'brand-selection', 'theme', 'language'])
          localStorage.setItem(key, text)
        sessionStorage.setItem('auth.access', text)
      }, junk)
      await page.goto('/auth/login')
      await expect(loginPage(page).submit).toBeVisible()
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
      expect(found).toEqual([])
    })
})

test('the sign-in works in French without usable texts (LAN-30, C287)', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  for (const [what, answer] of [
    ['missing', { status: 404 }],
    ['HTML', { status: 200, body: '<!doctype html>', contentType: 'text/html' }],
    ['cut', { status: 200, body: '{"auth.login.title":"Sig', contentType: 'application/json' }],
    ['a list', { status: 200, body: '[]', contentType: 'application/json' }],
  ] as const)
    await test.step(what, async () => {
      await page.route('**/locales/**', (route) => route.fulfill(answer))
      await page.goto('/auth/login')
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
      await expect(page.getByText(/auth\.login|common\./)).toHaveCount(0)
      await page.unroute('**/locales/**')
    })
})

test('the diagnosis reads the role from the server, as no device stores it (GRD-08, C074)', async ({ page, enter }) => {
  await enter()
  await page.goto('/test/auth')
  await expect(page.getByText('Claire Fontaine')).toBeVisible()
  await expect(page.getByText('Admin Agence')).toBeVisible()
})
