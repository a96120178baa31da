import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'

test('GRD-13 C136 · a script that is gone is asked for twice at most, then the page says so', async ({ page }) => {
  await page.clock.install()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/accessibility-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/auth/login')
  await loginPage(page).enter()
  // alive: the link no longer loads a page
  await expect(loginPage(page).submit).toBeEnabled()
  loads = 0
  await page.getByRole('link', { name: /Accessibilité/ }).click()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
  expect(loads).toBe(1)
  await page.clock.runFor(60_000)
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
  expect(loads).toBe(1)

  await page.unroute(/\/assets\/accessibility-[^/]*\.js$/)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible()
})

test('GRD-13 C136 · the screen for a script that is gone may be gone too: the page says so all the same', async ({
  page,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const gone = /\/assets\/(accessibility|-RootFailure)-[^/]*\.js$/
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/auth/login')
  await loginPage(page).enter()
  await expect(loginPage(page).submit).toBeEnabled()
  loads = 0
  await page.getByRole('link', { name: /Accessibilité/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interface Loading Error' })).toBeVisible()
  // for the script of the page; the other one asks for none
  expect(loads).toBe(1)

  await page.unroute(gone)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible()
})
