import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'

import { heading, userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expire } from './support/open-tabs.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { API_URL, APP_URL } from './support/ports.ts'

test('a signed-in user is sent on, whatever the address says (LOG-18, C089)', async ({ page, enter }) => {
  await enter('/auth/login?redirect=//evil.test')
  await expect(page).toHaveURL(`${APP_URL}/dashboard`)
  await page.goto('/auth/login?redirect=%2Fsettings')
  await expect(page).toHaveURL(`${APP_URL}/settings`)
})

test('a deep link comes back after the sign-in, query and hash as they were (GRD-03, GRD-12, LOG-10)', async ({
  page,
}) => {
  await page.goto('/settings?onglet=007&x=%5B1%5D#securite')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  const login = loginPage(page)
  await expect(login.notice).toBeVisible()
  await login.signIn()
  await expect(page).toHaveURL(`${APP_URL}/settings?onglet=007&x=%5B1%5D#securite`)
})

test('the notice is shown for other pages than the dashboard only (LOG-10, C086)', async ({ page }) => {
  const login = loginPage(page)
  for (const [query, shown] of [
    ['', false],
    ['?redirect=%2Fdashboard', false],
    ['?redirect=%2Fsettings', true],
    ['?redirect=%2Finconnue', false],
  ] as const) {
    await page.goto(`/auth/login${query}`)
    await expect(login.submit).toBeVisible()
    await expect(login.notice).toBeVisible({ visible: shown })
  }
})

test('the form is back after two idle hours, with the reason and the way back (SES-03, C034)', async ({
  page,
  enter,
}) => {
  await enter()
  await expect(heading(page)).toBeVisible()
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-store') ?? '{}')
    stored.state.lastActivity = Date.now() - 2 * 3_600_000 - 1000
    localStorage.setItem('auth-store', JSON.stringify(stored))
  })
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fsettings$/)
  const login = loginPage(page)
  await expect(login.submit).toBeVisible()
  await expect(login.redirecting).toBeHidden()
  await expect(login.notice).toBeVisible()
})

test('an address in capitals is the same page, and leads on as well (LOG-11, LOG-12)', async ({ page }) => {
  await page.goto('/AUTH/Login?redirect=%2Fsettings')
  await loginPage(page).signIn()
  await expect(page).toHaveURL(/\/settings$/)
})

test('a sign-out leaves no address in the other tab (SES-31, G11)', async ({ page, enter, context }) => {
  await enter()
  const other = await context.newPage()
  await other.goto('/brands?search=port')
  await expect(userMenu(other)).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(loginPage(other).submit).toBeVisible()
  await expect(other).toHaveURL(`${APP_URL}/auth/login`)
})

for (const [who, email, url] of [
  ['another user is not led to the page on which a session ended', JEANNE, '/dashboard'],
  ['the same user comes back to that page', CLAIRE, '/users'],
] as const)
  test(`${who}, also after a reload (SES-15, G11)`, async ({ page, sandbox, enter }) => {
    await enter()
    await expect(heading(page)).toBeVisible()
    await expire(sandbox)
    await sandbox.order('faults', [{ operation: 'refreshTokens', kind: 'status', status: 401 }])
    await page.getByRole('link', { name: 'Utilisateurs' }).first().click()
    await expect(page).toHaveURL(/redirect=/)
    await page.reload()
    await sandbox.order('faults', [])
    // what the next page shows is asked for while the sign-in is still on the screen
    const early: string[] = []
    page.on('request', (request) => page.url().includes('redirect=') && early.push(request.url()))
    await loginPage(page).signIn(PASSWORD, email)
    await expect(page).toHaveURL(APP_URL + url)
    expect(early.some((address) => address.startsWith(`${API_URL}/users/?`))).toBe(email === CLAIRE)
  })

for (const [who, email, url] of [
  ['leads nobody else to a page of a signed-out user', JEANNE, '/dashboard'],
  ['leads the same user back to it', CLAIRE, '/users'],
] as const)
  test(`the Back key ${who} (SES-31, G11)`, async ({ page, enter }) => {
    await enter('/users')
    await userMenu(page).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL(`${APP_URL}/auth/login`)
    await page.goBack()
    await expect(page).toHaveURL(/redirect=%2Fusers/)
    await loginPage(page).signIn(PASSWORD, email)
    await expect(page).toHaveURL(APP_URL + url)
  })
