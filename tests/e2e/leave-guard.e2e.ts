import { expect, test } from './support/own-world.ts'
import { REGISTER, registerPage } from './support/register-page.ts'

const ANSWERED_LATE = { kind: 'slow', delay: 2000 }

test('a save while leaving asks first, then page and address change together (PRO-24)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter()
  await page.getByRole('link', { name: 'Paramètres', exact: true }).click()
  await page.getByRole('button', { name: 'Modifier' }).first().click()
  await page.locator('input[name="position"]').fill('Directrice artistique')
  await sandbox.order('faults', [{ operation: 'updateProfile', ...ANSWERED_LATE }])
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test('an account that is made while leaving asks first, then step 2 has its address (REG-47)', async ({
  page,
  sandbox,
}) => {
  const register = registerPage(page)
  await register.openFromLogin()
  await register.enter()
  await sandbox.order('faults', [{ operation: 'register', ...ANSWERED_LATE }])
  await register.goOn.click()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(register.lastStep).toBeVisible()
  await expect(page).toHaveURL(REGISTER)
})

test('the Back key from a filled form in a dialog asks first (BRD-07, NFR-07)', async ({ page, enter }) => {
  await enter('/brands')
  await page.getByRole('button', { name: 'Créer une marque' }).click()
  const name = page.getByRole('textbox', { name: 'Nom de la marque' })
  await name.fill('Maison Dubois')
  await page.goBack()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(?:Rester|Continuer)/ })
    .click()
  await expect(name).toHaveValue('Maison Dubois')
  await expect(page).toHaveURL(/\?create=true$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Quitter sans sauvegarder' }).click()
  await expect(name).toBeHidden()
  await expect(page).toHaveURL(/\/brands$/)
})

for (const end of ['signs out', 'is signed out by the server'])
  test(`a user who ${end} with unsaved input gets the login page (PRO-24, SES-15)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    await enter('/settings')
    await page.getByRole('button', { name: 'Modifier' }).first().click()
    await page.locator('input[name="position"]').fill('Directrice artistique')
    if (end === 'signs out') {
      await page.getByRole('button', { name: /Menu de votre compte/ }).click()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
    } else {
      await sandbox.order('faults', [
        { operation: 'updateProfile', kind: 'status', status: 401 },
        { operation: 'refreshTokens', kind: 'status', status: 401 },
      ])
      await page.getByRole('button', { name: 'Sauvegarder' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login/)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })
