import { userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'

test('the user of the sign-in stays signed in when /auth/me/ fails, and is requested again (C233, K12)', async ({
  page,
  sandbox,
}) => {
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'network', times: 2 }])
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect(userMenu(page)).toContainText('Claire')
  await expect.poll(async () => (await sandbox.requests()).counters['getCurrentUser']).toBe(3)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(userMenu(page)).toContainText('Claire')
})

test('the heading keeps the focus after a sign-in whose answer lacks company and subscription (GRD-14, LOG-09)', async ({
  page,
  sandbox,
}) => {
  await page.route(/\/auth\/login\/$/, async (route) => {
    const response = await route.fetch()
    if (route.request().method() !== 'POST') return route.fulfill({ response })
    // what the sandbox answers to a sign-in
    const answer = (await response.json()) as { data: { user: object } }
    const { subscription_info: _, company_info: __, ...user } = { ...answer.data.user } as Record<string, unknown>
    return route.fulfill({ response, json: { ...answer, data: { ...answer.data, user } } })
  })
  await sandbox.order('faults', [{ operation: 'getCurrentUser', kind: 'slow', delay: 1500 }])
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  const heading = page.getByRole('heading', { level: 1, name: 'Tableau de bord' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Activité récente' })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('the sign-in form stands still when the support address arrives (NFR-12, LOG-21)', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/auth/login')
  const submit = page.getByRole('button', { name: 'Se connecter' })
  const before = await submit.boundingBox()
  const support = page.getByRole('link', { name: /^Mot de passe oublié/ })
  await expect(support).toBeHidden()
  answer.resolve()
  await expect(support).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
})
