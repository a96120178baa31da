import { hold } from './support/hold.ts'
import { expect, test } from './support/own-world.ts'
import { REGISTER, registerPage, tenTimes, WELCOME } from './support/register-page.ts'

test('a step 2 sent in two tabs at once makes one business (REG-46, C290)', async ({ page, context, sandbox }) => {
  const register = registerPage(page)
  await register.registerAccount()
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

for (const tabs of [1, 2])
  test(`a business made by a call that fails is not made again: ${tabs} tab(s) (REG-46, C290)`, async ({
    page,
    context,
    sandbox,
  }) => {
    const register = registerPage(page)
    await register.registerAccount()
    const other = tabs === 1 ? page : await context.newPage()
    if (other !== page) await other.goto(REGISTER)
    const again = registerPage(other)
    await expect(again.lastStep).toBeVisible()
    // the server makes the business, and a gateway loses the answer
    await page.route('**/onboarding/business/setup/', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 500 })
    })
    const release = await hold(page, '**/users/me/')
    const checking = page.waitForRequest('**/users/me/')
    await register.nameBusiness('Atelier Vert')
    await checking
    if (other === page) await register.launch.evaluate(tenTimes)
    else await again.nameBusiness('Atelier Bleu')
    release()
    await expect(page).toHaveURL(WELCOME)
    if (other !== page) await expect(other).toHaveURL(/\/dashboard/)
    expect((await sandbox.requests()).counters['setupBusiness']).toBe(1)
  })
