import { arrive, hold, SCRIPTS } from './support/hold.ts'
import { linkPage } from './support/invite-page.ts'
import { expect, test } from './support/own-world.ts'
import { CAMILLE, REGISTER, registerPage, tenTimes } from './support/register-page.ts'

test('a value typed before any script is there stays, in the same form (NFR-12, decision 22)', async ({ page }) => {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  const release = await hold(page, SCRIPTS)
  await arrive(page, REGISTER)
  const register = registerPage(page)
  await register.enter()
  await expect(register.goOn).toBeDisabled()
  await page.keyboard.press('Enter')
  const before = await page.locator('form').elementHandle()

  release()
  await expect(register.goOn).toBeEnabled()
  for (const [name, text] of Object.entries(CAMILLE))
    await expect(page.locator(`input[name="${name}"]`)).toHaveValue(text)
  expect(await page.locator('form').evaluate((form, old) => form === old, before)).toBe(true)
  await expect(page.getByRole('meter', { name: 'Robustesse du mot de passe' })).toBeVisible()
  expect(found).toEqual([])

  await register.goOn.click()
  await expect(register.lastStep).toBeVisible()
})

test('a first visit loads step 1 alone, and the form library comes with step 2 (NFR-12)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(REGISTER, { waitUntil: 'networkidle' })
  const register = registerPage(page)
  await expect(register.goOn).toBeEnabled()
  const others = asked.filter((path) => !path.endsWith('.woff2') && path !== '/favicon.svg')
  expect(others.join(' ')).not.toMatch(/\/(?:forms|session|area|parts)-/)
  expect(others).toHaveLength(9)

  // what comes next loads while the password is typed
  await register.field('first_name').fill('Camille')
  await register.field('email').fill('camille@exemple.fr')
  // leaving the e-mail field requests the list of disposable addresses; typing has made its own requests by then
  const before = asked.length
  await register.field('email').press('Tab')
  await expect.poll(() => asked.slice(before).join(' ')).toMatch(/\/disposable-domains\.gen-[^/]+\.txt/)
  expect(asked.join(' ')).not.toMatch(/\/(?:forms|session)-/)
  await register.field('password').fill('J')
  await expect.poll(() => asked.join(' ')).toMatch(/\/session-/)
  await expect.poll(() => asked.join(' ')).toMatch(/\/forms-/)
})

test('a field left before any script is there is checked once there is one (REG-22, NFR-12)', async ({ page }) => {
  const release = await hold(page, SCRIPTS)
  await arrive(page, REGISTER)
  const register = registerPage(page)
  await register.enter({ email: 'camille', password_confirm: 'Jardin' })
  await expect(register.field('password_confirm')).toBeFocused()

  release()
  await expect(register.field('email')).toHaveAccessibleDescription('Format email invalide')
  // no error is shown while typing
  for (const name of ['first_name', 'last_name', 'password', 'password_confirm'] as const)
    await expect(register.field(name)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(register.field('password_confirm')).toBeFocused()
})

test('the served page becomes an invitation once its script has started (INV-16)', async ({ page }) => {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  await page.goto(`${REGISTER}?invitation=invitation-0001`)
  await expect(page.getByText('Créez votre compte pour rejoindre l’entreprise qui vous invite.')).toBeVisible()
  await expect(page.getByText(/^Étape/)).toBeHidden()
  expect(found).toEqual([])

  const register = registerPage(page)
  await register.enter({ email: 'sarah.benali@exemple.example' })
  await register.goOn.click()
  const joined = page.getByRole('heading', { level: 1, name: /^Vous avez rejoint / })
  await expect(joined).toBeFocused()
  await page.reload()
  await expect(joined).toBeVisible()
  await linkPage(page).dashboard.click()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
})

test('an invitation that is not accepted at once can be tried again (INV-16, C301, decision 22)', async ({
  page,
  sandbox,
}) => {
  await page.route('**/onboarding/invitations/accept/', (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto(`${REGISTER}?invitation=invitation-0001`)
  const register = registerPage(page)
  await register.enter({ email: 'sarah.benali@exemple.example' })
  await register.goOn.click()
  await expect(register.alert).toContainText('L’invitation n’a pas pu être acceptée')
  await page.getByRole('button', { name: 'Réessayer' }).evaluate(tenTimes)
  await expect(linkPage(page).title).toHaveText(/^Vous avez rejoint /)
  expect((await sandbox.requests()).counters['acceptInvitation']).toBe(1)
})

test('a user who must complete step 2 never sees step 1, however slow the scripts are (REG-46)', async ({ page }) => {
  const register = registerPage(page)
  await register.registerAccount()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(REGISTER, { waitUntil: 'commit' })
  await expect(page.getByText('Loading interface...')).toBeVisible()
  await expect(register.field('first_name')).toBeHidden()
  await expect(register.lastStep).toBeVisible()
})
