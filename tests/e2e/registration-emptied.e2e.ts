import type { Page } from '@playwright/test'

import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { CAMILLE, registerPage } from './support/register-page.ts'

for (const [moment, notice] of [
  ['the next call', async (page: Page) => registerPage(page).launch.click()],
  ['the page coming back into view', (page: Page) => page.evaluate(() => dispatchEvent(new Event('pageshow')))],
] as const)
  test(`a storage emptied at step 2, noticed by ${moment}, leads by the login back to this page (C092, K27, F §2)`, async ({
    page,
  }) => {
    const register = registerPage(page)
    await register.registerAccount()
    await register.business.fill('Atelier Vert')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await notice(page)
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fonboarding%2Fregister$/)
    await loginPage(page).signIn(CAMILLE.password, CAMILLE.email)
    await expect(register.lastStep).toBeVisible()
  })
