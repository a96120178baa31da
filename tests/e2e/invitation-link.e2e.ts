import { LEA, NOE } from '#mocks/domain/seed/named.ts'

import { hold } from './support/hold.ts'
import { answered } from './support/inside.ts'
import { BRAND, BRAND_ID, INVITATIONS, linkPage } from './support/invite-page.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test, type Sandbox } from './support/own-world.ts'
import { CAMILLE, registerPage } from './support/register-page.ts'

/** @returns the path of the link that Claire has sent */
async function inviteNoe(sandbox: Sandbox): Promise<string> {
  await sandbox.elsewhere('POST', '/onboarding/invitations/send/', { email: NOE, brand_id: BRAND_ID })
  return sandbox.invitation(NOE)
}

const linkTo = (token: string) => `/onboarding/invitations/${token}`

/** The seed's invitations, by their tokens; the eighth is pending, but its week is over. */
test('the link of an invitation that is not open says why (INV-15)', async ({ page }) => {
  for (const [token, heading] of [
    ['invitation-0005', 'Invitation déjà acceptée'],
    ['invitation-0008', 'Invitation expirée'],
    ['invitation-0009', 'Invitation expirée'],
    ['invitation-0010', 'Invitation annulée'],
    ['invitation-0012', 'Cette invitation n’est plus valable'],
    ['nobody-knows-it', 'Invitation introuvable'],
  ] as const)
    await test.step(`${token}: ${heading}`, async () => {
      await page.goto(linkTo(token))
      const { title, accept, register } = linkPage(page)
      await expect(title).toHaveText(heading)
      await expect(accept.or(register)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Retour à la connexion' })).toBeVisible()
    })
})

test('a token with / ? # % in it reaches no other path (INV-04, C247)', async ({ page }) => {
  for (const token of ['../../a/b?c#d%2Fe', 'a/b?c#d%'])
    await test.step(token, async () => {
      const status = page.waitForRequest(/\/invitations\/status\//)
      await page.goto(linkTo(encodeURIComponent(token)))
      const { pathname } = new URL((await status).url())
      expect(pathname).toBe(`/api/v1/onboarding/invitations/status/${encodeURIComponent(token)}/`)
    })
  await expect(linkPage(page).title).toHaveText('Invitation introuvable')
})

test('a user with an account signs in by the link, accepts, and works with the brand (INV-03, INV-15)', async ({
  page,
  sandbox,
  enter,
}) => {
  const path = await inviteNoe(sandbox)

  // Claire opens what was sent to Noé
  await enter(path)
  const link = linkPage(page)
  await expect(page.getByText(/vous utilisez le compte claire@/)).toBeVisible()
  await expect(link.accept).toHaveCount(0)
  await page.getByRole('button', { name: 'Changer de compte' }).click()

  await link.signIn.click()
  await expect(loginPage(page).email).toHaveValue(NOE)
  // whoever has no account after all
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/onboarding\/register\?invitation=[^&@%]+$/)
  await expect(registerPage(page).field('email')).toHaveValue(NOE)
  await page.goBack()
  await loginPage(page).signIn(PASSWORD, NOE)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await link.accept.click()
  await expect(link.title).toHaveText(`Vous avez rejoint ${BRAND}`)
  await expect(link.title).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^Vous avez rejoint ${BRAND}`))
  await expect(link.team).toBeVisible()
  await link.dashboard.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(link.title).toHaveText('Tableau de bord')
  await expect(page.getByText(BRAND).first()).toBeVisible()
  expect((await sandbox.requests()).counters).toMatchObject({ acceptInvitation: 1, listBrandUsers: 1 })

  // the link has served
  await page.goBack()
  await expect(link.title).toHaveText('Invitation déjà acceptée')
})

test('the language chosen by an invited user who registers is that of the account (LAN-13, INV-16)', async ({
  page,
  sandbox,
}) => {
  await sandbox.elsewhere('POST', '/onboarding/invitations/send/', { email: CAMILLE.email, brand_id: BRAND_ID })
  await page.goto(await sandbox.invitation(CAMILLE.email))
  await linkPage(page).register.click()
  const register = registerPage(page)
  await expect(register.field('email')).toHaveValue(CAMILLE.email)
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await register.enter()
  await register.field('email').press('Enter')
  await expect.poll(async () => (await sandbox.requests()).counters['quickChangeLanguage']).toBe(1)
})

test('the dashboard comes after an acceptance however long the user’s data takes (INV-15)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(await inviteNoe(sandbox), NOE)
  const { accept, dashboard, title } = linkPage(page)
  await accept.click()
  await expect(dashboard).toBeVisible()

  const release = await hold(page, '**/auth/me/')
  await dashboard.click()
  // the page of the invitation is gone by now
  await expect(page.getByRole('status').filter({ hasText: 'Loading interface...' })).toBeVisible()
  release()
  await expect(title).toHaveText('Tableau de bord')
})

test('the late end of an acceptance fetches nobody back who went elsewhere (INV-15)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(await inviteNoe(sandbox), NOE)
  const release = await hold(page, '**/onboarding/invitations/accept/')
  await linkPage(page).accept.click()
  await page.getByRole('link', { name: 'Accessibilité' }).click()
  await expect(page).toHaveURL(/\/accessibility$/)
  const accepted = page.waitForResponse('**/onboarding/invitations/accept/')
  release()
  await (await accepted).finished()
  await answered(page)
  await expect(page).toHaveURL(/\/accessibility$/)
})

test('an acceptance survives a lost network, and goes on (INV-15, decision 22)', async ({ page, sandbox, enter }) => {
  const path = await inviteNoe(sandbox)
  const drop = (what: string) => page.route(what, (route) => route.abort('connectionreset'), { times: 3 })
  await drop('**/onboarding/invitations/status/**')
  await enter(path, NOE)
  await expect(page.getByRole('alert')).toContainText('L’invitation n’a pas pu être vérifiée')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  const { accept, title } = linkPage(page)
  await expect(accept).toBeVisible()

  await page.route('**/onboarding/invitations/accept/', (route) => route.abort('connectionreset'), { times: 1 })
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('L’invitation n’a pas pu être acceptée')
  await accept.click()
  await expect(title).toHaveText(`Vous avez rejoint ${BRAND}`)
})

test('an acceptance whose next page cannot be loaded leads to the dashboard (INV-15, NFR-03)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(await inviteNoe(sandbox), NOE)
  const { accept, title } = linkPage(page)
  await expect(accept).toBeVisible()
  await page.route(/\/assets\/.*[Jj]oined.*\.js$/, (route) => route.abort())
  await accept.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(title).toHaveText('Tableau de bord')
})

test('a 401 to a signed-in user leads to no further sign-in: the invitation can be accepted (INV-04, INV-15, decision 2)', async ({
  page,
  sandbox,
}) => {
  const path = await inviteNoe(sandbox)
  await page.route('**/onboarding/invitations/status/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Authentification requise.' } }),
  )
  await page.goto(path)
  const link = linkPage(page)
  await expect(page.getByText('Connectez-vous ou créez votre compte pour la consulter.')).toBeVisible()
  await link.signIn.click()
  await loginPage(page).signIn(PASSWORD, NOE)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByText('ne permet pas de la voir')).toBeVisible()
  await expect(link.signIn).toHaveCount(0)
  await link.accept.click()
  await expect(link.title).toHaveText(`Vous avez rejoint ${BRAND}`)
})

test('an invitation that the server shows to signed-in users alone is shown after the sign-in (INV-04, INV-15, decision 2)', async ({
  page,
  sandbox,
}) => {
  const path = await inviteNoe(sandbox)
  await page.route('**/onboarding/invitations/status/**', (route) =>
    'authorization' in route.request().headers()
      ? route.continue()
      : route.fulfill({ status: 401, json: { detail: 'Authentification requise.' } }),
  )
  await page.goto(path)
  const link = linkPage(page)
  await link.signIn.click()
  await loginPage(page).signIn(PASSWORD, NOE)
  await expect(link.title).toHaveText(/ vous invite$/)
  await expect(page.getByText('ne permet pas de la voir')).toHaveCount(0)
  await link.accept.click()
  await expect(link.title).toHaveText(`Vous avez rejoint ${BRAND}`)
})

test('a user who does not administer the company neither sees nor requests invitations (INV-19, GRD-15)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(INVITATIONS, LEA)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès non autorisé')
  await page.waitForLoadState('networkidle')
  expect((await sandbox.requests()).counters['listInvitations']).toBe(0)
})
