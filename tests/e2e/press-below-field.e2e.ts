import type { Locator } from '@playwright/test'

import { NOE } from '#mocks/domain/seed/named.ts'

import { INVITE, invitePage } from './support/invite-page.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { REGISTER, registerPage } from './support/register-page.ts'

/** How long a mouse button is held in a click. */
const PRESS_MS = 80

/** Where it stood when the button went down: Playwright alone would wait until nothing moves. */
async function press(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS })
}

test('the error of the field that is left moves no link from under the mouse (REG-22, LOG-22)', async ({ page }) => {
  await page.goto('/auth/login')
  await loginPage(page).email.fill('abc')
  await press(page.getByRole('link', { name: 'Créer un compte' }))
  await expect(page).toHaveURL(REGISTER)

  await registerPage(page).field('email').focus()
  await press(page.getByRole('link', { name: 'Se connecter' }))
  await expect(page).toHaveURL('/auth/login')
})

test('the error of the field that is left moves no button, whose press shows all errors (LOG-24, decision 22)', async ({
  page,
}) => {
  const register = registerPage(page)
  await page.goto(REGISTER)
  await expect(register.goOn).toBeEnabled()
  await register.field('password_confirm').fill('x')
  await press(register.goOn)
  await expect(register.field('first_name')).toBeFocused()
  await expect(page.getByText('5 champs sont à corriger')).toBeVisible()

  // who presses elsewhere is told once the mouse is up
  await page.reload()
  await expect(register.goOn).toBeEnabled()
  await register.field('last_name').focus()
  await press(page.getByRole('heading', { level: 1 }))
  await expect(page.getByText('Le nom est requis')).toBeVisible()
})

test('the error of the field that is left moves no button of a form with a library (LOG-24)', async ({
  page,
  enter,
}) => {
  const register = registerPage(page)
  await enter(REGISTER, NOE)
  await register.business.fill('x')
  await press(register.launch)
  await expect(register.business).toBeFocused()
})

test('the addresses that are left move no button on a phone (INV-12)', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(INVITE)
  const { dialog, paste, chips } = invitePage(page)
  await paste('zoe@exemple.fr, quentin.delacroix@exemple.fr, marguerite.dupont@exemple.fr')
  await expect(chips).toHaveCount(3)
  await press(dialog.getByRole('button', { name: 'Ajouter une autre marque' }))
  await expect(dialog.getByRole('combobox', { name: 'Marque 2' })).toBeFocused()
})
