import { hold } from './support/hold.ts'
import { expect, test } from './support/own-world.ts'
import { REGISTER, registerPage, WELCOME } from './support/register-page.ts'

test('REG-46 C290 · step 2 sent in two tabs at once makes one business', async ({ page, context, sandbox }) => {
  const register = registerPage(page)
  await register.openAccount()
  const other = await context.newPage()
  await other.goto(REGISTER)
  const second = registerPage(other)
  await expect(second.lastStep).toBeVisible()
  // the first answer is on its way while the other tab sends
  const release = await hold(page, '**/onboarding/business/setup/')
  await register.business.fill('Atelier Vert')
  await register.launch.click()
  await second.business.fill('Atelier Vert')
  await second.launch.click()
  release()
  await expect(page).toHaveURL(WELCOME)
  await expect(other).toHaveURL(/\/dashboard/)
  expect((await sandbox.requests()).counters['setupBusiness']).toBe(1)
})
