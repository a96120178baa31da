import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { hold } from './support/hold.ts'
import { memoryOf } from './support/inside.ts'
import { userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'

const SETTINGS = '/settings'
const NEXT = 'Automne#2027'

const passwordForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Mot de passe' })
  return {
    form,
    submit: form.locator('button[type="submit"]'),
    fill: async (current: string) => {
      await form.locator('input[name="current_password"]').fill(current)
      await form.locator('input[name="new_password"]').fill(NEXT)
      await form.locator('input[name="new_password_confirm"]').fill(NEXT)
    },
  }
}

test('the profile is edited with the keyboard, guarded and saved once (PRO-03, PRO-13, PRO-14, PRO-21, PRO-24)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(SETTINGS)
  await page.getByRole('button', { name: 'Modifier' }).press('Enter')
  const form = page.getByRole('form', { name: 'Informations personnelles' })
  const firstName = form.locator('input[name="first_name"]')
  await expect(firstName).toBeFocused()
  await firstName.fill('  Clairette ')
  await expect(form.getByText('Modifications non sauvegardées')).toBeVisible()

  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await page.getByRole('button', { name: 'Rester sur la page' }).click()
  await expect(page).toHaveURL(/\/settings$/)

  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await firstName.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ first_name: 'Clairette' })
  // decision 8
  expect(new URL((await sent).url()).pathname).toMatch(/\/users\/1\/$/)
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modifier' })).toBeFocused()
  // the name changes everywhere
  await expect(userMenu(page)).toContainText('Clairette')
  expect((await sandbox.requests()).counters).toMatchObject({ updateProfile: 1 })

  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'Clairette' })).toBeVisible()
})

async function changeProfile(tab: Page, field: string, text: string) {
  await tab.getByRole('button', { name: 'Modifier' }).click()
  const input = tab.getByRole('form', { name: 'Informations personnelles' }).locator(`input[name="${field}"]`)
  await input.fill(text)
  await input.press('Enter')
}

const expectSaved = (tab: Page) => expect(tab.getByText('Profil mis à jour avec succès')).toBeVisible()

test('two tabs save at once, each sends its own changes, and both show what the server has (C262)', async ({
  page,
  context,
  enter,
}) => {
  await enter(SETTINGS)
  const other = await context.newPage()
  await other.goto(SETTINGS)
  // the first answer is still on its way when the second tab saves
  const release = await hold(page, /\/users\/\d+\/$/)
  await changeProfile(page, 'first_name', 'Clairette')
  await changeProfile(other, 'position', 'Gérante')
  await expectSaved(other)
  release()
  await expectSaved(page)
  for (const tab of [page, other])
    await test.step(tab === page ? 'first tab' : 'second tab', async () => {
      await tab.reload()
      for (const text of ['Clairette', 'Gérante'])
        await expect(tab.getByRole('definition').filter({ hasText: text })).toBeVisible()
    })
})

test('a profile is stored as it was typed when the session ends, and removed for a user who leaves it (SES-47)', async ({
  page,
  enter,
}) => {
  await enter(SETTINGS)
  const edit = page.getByRole('button', { name: 'Modifier' })
  await edit.click()
  const form = page.getByRole('form', { name: 'Informations personnelles' })
  const position = form.locator('input[name="position"]')
  await position.fill('Gérante')
  for (const path of [/\/auth\/refresh\/$/, /\/users\/\d+\/$/])
    await page.route(path, (route) => route.fulfill({ status: 401, json: { detail: 'Jeton refusé.' } }))
  await position.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await page.unrouteAll()

  await loginPage(page).signIn(PASSWORD, CLAIRE)
  await expect(position).toHaveValue('Gérante')
  await expect(form.getByText('Modifications non sauvegardées')).toBeVisible()

  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await page.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(edit).toBeVisible()
  await expect(form).toBeHidden()
})

for (const section of ['marques', 'securite'])
  test(`an address that names a section opens there, on a later visit too: ${section} (SET-08)`, async ({
    page,
    enter,
  }) => {
    await enter()
    await page.goto(`${SETTINGS}#${section}`)
    await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport()
  })

test('a wrong current password is refused, the right one changes it (PWD-11, PWD-17, PWD-21, PWD-22, PWD-25, C256)', async ({
  page,
  sandbox,
  enter,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => said.push(request.url()))
  await enter(SETTINGS)
  const change = page.getByRole('button', { name: 'Changer le mot de passe' })
  await change.click()
  const { form, submit, fill } = passwordForm(page)
  await fill('Autre!2026')
  await submit.click()
  await expect(form.getByText('Le mot de passe actuel est incorrect.')).toBeVisible()
  await expect(form.locator('input[name="current_password"]')).toBeFocused()
  expect((await sandbox.requests()).counters).toMatchObject({ changeUserPassword: 1 })
  expect(said.some((line) => line.endsWith('/users/1/change_password/'))).toBe(true)

  await form.locator('input[name="current_password"]').fill(PASSWORD)
  await submit.click()
  await expect(page.getByText('Mot de passe modifié avec succès')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(change).toBeFocused()

  // storages, databases, caches, cookies and the answers held; the history; what was logged and every address asked
  const stored = [await memoryOf(page), await page.evaluate(() => JSON.stringify(history.state)), ...said].join(' ')
  await expect(page).toHaveURL(/\/settings$/)
  for (const secret of [PASSWORD, NEXT, 'Autre!2026']) expect(stored).not.toContain(secret)

  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.goto('/auth/login')
  await loginPage(page).signIn(NEXT, CLAIRE)
  await expect(page).toHaveURL(/\/dashboard/)
})
