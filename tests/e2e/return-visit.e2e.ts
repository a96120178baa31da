import type { Page } from '@playwright/test'

import { hold } from './support/hold.ts'
import { answered } from './support/inside.ts'
import { heading, userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_URL } from './support/ports.ts'
import { holdCalls, staticShell, visitOnce } from './support/return-visit.ts'

const ME = '/auth/me/'
const LANGUAGE = '/users/i18n/profiles/my_config/'
const TRIAL = '/onboarding/trials/status/'

/** Pages, and the calls their first figures come from. */
const PAGES = [
  {
    path: '/dashboard',
    calls: ['/brands/', '/brands/recent_activity/', '/brands/brands_overview/', TRIAL, '/onboarding/invitations/list/'],
    shown: 'Sans administrateur',
  },
  { path: '/users/invitations', calls: ['/onboarding/invitations/list/'], shown: 'En attente' },
  { path: '/settings/billing', calls: [TRIAL, '/onboarding/trials/upgrade-detection/'], shown: 'Plan actuel' },
] as const

/** Until this browser keeps it for the next visit. */
async function chooseGerman(page: Page) {
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language-config'))).toContain('"de"')
}

test('a return requests its figures before anything has answered (NFR-12, K54)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  for (const { path, calls, shown } of PAGES) {
    const config = await hold(page, '**/config.json')
    const { asked, sent, release } = await holdCalls(page)
    await page.goto(path)
    await expect.poll(() => [...asked()].toSorted()).toEqual(expect.arrayContaining([ME, LANGUAGE, ...calls]))
    // the frame is drawn from what this browser has stored
    await expect(userMenu(page)).toContainText('Claire')
    await expect(page.getByRole('link', { name: 'Invitations' })).toBeVisible()
    await expect(page.getByText('Loading interface...')).toHaveCount(0)
    release()
    config()
    await expect(page.getByText(shown).first()).toBeVisible()
    // each once, however often its rights were looked at
    expect(sent()).toHaveLength(new Set(sent()).size)
    await answered(page)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a return in another language requests its figures before its texts have come (NFR-12, LAN-12)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  await chooseGerman(page)
  const texts = await hold(page, '**/locales/**')
  const { asked, release } = await holdCalls(page)
  await page.goto('/dashboard')
  await expect.poll(() => [...asked()].toSorted()).toEqual(expect.arrayContaining([ME, ...PAGES[0].calls]))
  // no page is shown in a language other than the person's
  await expect(page.locator('#root main:not([lang=en])')).toHaveCount(0)
  texts()
  release()
  await expect(page.getByText('Ohne Administrator').first()).toBeVisible()
})

test('a return while the language does not come waits for nothing (LAN-04, K53)', async ({ page, sandbox, enter }) => {
  await visitOnce(page, enter)
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'rate-limited' },
    { kind: 'empty' },
    { kind: 'network' },
    { kind: 'hang' },
  ])
    await test.step(Object.values(fault).join(' '), async () => {
      await sandbox.order('faults', [{ operation: 'getMyLanguageConfig', ...fault }])
      await page.goto('/users/invitations')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(userMenu(page)).toContainText('Claire')
    })
})

test('a return with an expired access token makes one renewal, then all calls together (NFR-12)', async ({
  page,
  sandbox,
  enter,
}) => {
  await visitOnce(page, enter)
  await page.evaluate(() => sessionStorage.clear())
  await sandbox.forget()
  const { asked, release } = await holdCalls(page, { let: ['/auth/refresh/'] })
  await page.goto('/dashboard')
  await expect.poll(() => [...asked()].toSorted()).toEqual(expect.arrayContaining([ME, LANGUAGE, ...PAGES[0].calls]))
  expect(asked()[0]).toBe('/auth/refresh/')
  release()
  await expect(heading(page)).toBeVisible()
  await expect.poll(async () => (await sandbox.requests()).counters['refreshTokens']).toBe(1)
})

test('a page without the right any more says so, and nothing of it was shown (C074, K54)', async ({
  page,
  sandbox,
  enter,
}) => {
  await visitOnce(page, enter)
  await page.route(`${API_URL}${ME}`, async (route) => {
    const answer = await route.fetch()
    // the envelope of `GET /auth/me/`
    const body = (await answer.json()) as { data: Record<string, unknown> }
    const less = { user_type: 'brand_member', permissions_summary: { is_company_admin: false } }
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, ...less, subscription_info: null } },
    })
  })
  await sandbox.order('faults', [{ operation: 'listInvitations', kind: 'status', status: 403 }])
  await page.goto('/users/invitations')
  await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Invitations' })).toHaveCount(0)
  // the next visit knows
  const { asked, release } = await holdCalls(page)
  await page.reload()
  await expect.poll(asked).toContain(ME)
  await expect(userMenu(page)).toContainText('Claire')
  await expect(page.getByRole('link', { name: 'Invitations' })).toHaveCount(0)
  expect(asked()).not.toContain('/onboarding/invitations/list/')
  release()
})

test('a page of the user waits for the server to say who that is (C074)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  const { release } = await holdCalls(page)
  await page.goto('/settings')
  await expect(userMenu(page)).toContainText('Claire')
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a return whose user cannot be loaded keeps the shell, says so, and tries all again (NFR-04, C308)', async ({
  page,
  sandbox,
  enter,
}) => {
  await visitOnce(page, enter)
  const failing = ['getCurrentUser', 'listBrands', 'listRecentActivity']
  const again = page.getByRole('button', { name: 'Réessayer' })
  for (const fault of [{ kind: 'status', status: 500 }, { kind: 'network' }]) {
    await sandbox.order(
      'faults',
      failing.map((operation) => ({ operation, ...fault })),
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(userMenu(page)).toBeVisible()
    // the page says it: the navigation says nothing more
    await expect(again).toHaveCount(1)
    await sandbox.order('faults', [])
    await again.click()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('complementary')).toContainText('Atelier Lumière')
    await expect(page.locator('section').getByRole('listitem').first()).toBeVisible()
    await expect(again).toHaveCount(0)
  }
  // a page of the brand, too
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'status', status: 500 }])
  await page.goto('/pages')
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(again).toHaveCount(1)
  await sandbox.order('faults', [])
  await again.click()
  await expect(page.getByRole('button', { name: 'Changer de marque' })).toBeVisible()
})

test('a return that fails waits for its texts: no French and no text key before them (NFR-04, LAN-12)', async ({
  page,
  sandbox,
  enter,
}) => {
  await visitOnce(page, enter)
  await chooseGerman(page)
  await sandbox.forget()
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'status', status: 500 }])
  const texts = await hold(page, '**/locales/**')
  const failed = page.waitForResponse((answer) => answer.url().endsWith(ME) && answer.status() === 500)
  await page.goto('/dashboard')
  await failed
  await page.evaluate(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    const look = () => seen.push(document.querySelector('#root main')?.textContent ?? '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    look()
  })
  // four tries take longer than this one answer
  await expect.poll(async () => (await sandbox.requests()).counters['getCurrentUser'] ?? 0).toBeGreaterThan(1)
  await expect(page.locator('#root main:not([lang=en])')).toHaveCount(0)
  texts()
  await expect(page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  const seen = await page.evaluate(() => (Reflect.get(window, 'seen') as string[]).join('\n'))
  expect(seen).not.toMatch(/Réessayer|Une erreur|\b(?:common|errors|frame)\.[a-z]/)
})

test('a return without config.json says that the interface cannot load (LAN-06)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Interface Loading Error' })).toBeVisible()
  await expect(staticShell(page)).toHaveCount(0)
  await page.unroute('**/config.json')
  await page.reload()
  await expect(heading(page)).toBeVisible()
})

test('a return whose config.json names another API starts anew there (NFR-05)', async ({ page, enter }) => {
  await visitOnce(page, enter)
  // an installation has moved: the address that this browser knows no longer answers
  await page.evaluate((gone) => localStorage.setItem('config', JSON.stringify({ apiBaseUrl: gone })), `${API_URL}/gone`)
  await page.goto('/dashboard')
  await expect(page.locator('section').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('config'))).toContain(`"${API_URL}"`)
})

test('a browser without storage has no return visit: the sign-in opens, and the session lives in this page (C070)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  await page.goto('/dashboard')
  await expect(loginPage(page).email).toBeVisible()
  await expect(staticShell(page)).toHaveCount(0)
  await loginPage(page).signIn()
  await expect(heading(page)).toBeVisible()
})
