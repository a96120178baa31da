import { extendPage, translatePage } from '../support/page-changes.ts'
import { arrive, hold, SCRIPTS } from './support/hold.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'

test('a page that is translated while it is used shows the right texts, and nothing falls (NFR-01)', async ({
  page,
  enter,
}) => {
  await page.addInitScript(translatePage)
  await enter('/brands')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(20)
  // texts are in the elements of the translator
  expect(await page.locator('font').count()).toBeGreaterThan(50)

  // the row of filters, with its counts
  await page.getByRole('combobox', { name: 'État' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await expect(rows).toHaveCount(5)
  await expect(page.getByRole('combobox', { name: 'État' })).toContainText('Inactive')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(rows).toHaveCount(20)

  // the bar of the selection
  const bar = page.locator('[data-selection]')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await boxes.nth(1).click()
  await expect(bar).toContainText('1 marque sélectionnée')
  await boxes.nth(2).click()
  await expect(bar).toContainText('2 marques sélectionnées')
  await bar
    .getByRole('button', { name: /sélection/ })
    .last()
    .click()

  // the palette
  await page.keyboard.press('Control+k')
  await page.keyboard.type('brasserie')
  await expect(page.getByRole('option', { name: /^Brasserie du Port/ })).toBeVisible()
  for (let left = 'brasserie'.length; left > 0; left -= 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('parametres')
  await page.getByRole('option', { name: 'Paramètres' }).click()

  // the profile with its text
  await page.getByRole('button', { name: 'Modifier' }).click()
  const form = page.getByRole('form', { name: 'Informations personnelles' })
  await form.locator('input[name="first_name"]').fill('Clairette')
  await expect(form.getByText('Modifications non sauvegardées')).toBeVisible()
  await form.locator('input[name="first_name"]').press('Enter')
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modifier' })).toBeFocused()

  // every text changes, in the place where it is
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', 'true'))
  await page.getByRole('button', { name: /Menu de votre compte/ }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('main[data-same]')).toHaveCount(1)
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(/Paramètres|Tableau de bord|Modifier|Sécurité|Langue/)
})

for (const [what, change] of [
  ['a translator', translatePage],
  ['extensions', extendPage],
] as const)
  test(`a value typed before any script is there is kept beside ${what} (NFR-12, LOG-23)`, async ({ page, faults }) => {
    await page.addInitScript(change)
    const release = await hold(page, SCRIPTS)
    await arrive(page)
    const login = loginPage(page)
    await login.email.fill('claire@atelier-lumiere.example')
    await login.password.click()
    await page.keyboard.type(PASSWORD)

    release()
    await expect(login.submit).toBeEnabled()
    await expect(login.password).toBeFocused()
    await expect(login.email).toHaveValue('claire@atelier-lumiere.example')
    await expect(login.password).toHaveValue(PASSWORD)
    // React tells that it replaced the changed page, and nothing else
    expect(faults.splice(0).filter((fault) => !fault.includes('from: hydration'))).toEqual([])
  })
