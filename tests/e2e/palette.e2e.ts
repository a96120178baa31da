import type { Page } from '@playwright/test'

import { BASTIEN } from '#mocks/domain/seed/named.ts'

import { hold } from './support/hold.ts'
import { expectDashboard, violations } from './support/journey.ts'
import { skipToContent, tabTo } from './support/keyboard.ts'
import { expect, test } from './support/own-world.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Rechercher une page/ })
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name })

test('the palette opens from the keyboard a page, a brand, and an invitation in one line (NFR-07, NFR-08)', async ({
  page,
  enter,
}) => {
  const refused = await violations(page.context())
  await enter()
  await expectDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('parametres')
  await expect(option(page, 'Paramètres')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Récents' })).toContainText('Paramètres')
  await page.keyboard.type('brass')
  await expect(option(page, /^Brasserie du Port/)).toBeVisible()
  // Enter waits for the answer to the last letters
  await page.keyboard.type('erie')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/brands\/\d+\?brand=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Brasserie du Port' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('inviter zoe@exemple.fr à brasserie')
  await expect(option(page, 'Inviter zoe@exemple.fr à rejoindre Brasserie du Port')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/invitations\?.*invite=true/)
  await expect(page.getByRole('dialog', { name: 'Inviter des personnes' })).toBeVisible()
  expect(refused).toEqual([])
})

test('a text typed before the palette is there goes to it, and to no shortcut (NFR-07)', async ({ page, enter }) => {
  const letPass = await hold(page, '**/assets/Palette-*.js')
  await enter()
  await expectDashboard(page)
  await page.keyboard.press('Control+k')
  // by itself, `g` then `m` leads to the brands
  await page.keyboard.type('gm')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('par')
  letPass()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('am')
  await expect(field(page)).toHaveValue('param')
  await expect(option(page, 'Paramètres')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('a text typed while the page beneath arrives stays (NFR-07, NFR-08)', async ({ page, enter }) => {
  const letPass = await hold(page, /\/assets\/brands-[a-z\d]+\.js$/)
  await enter()
  await expectDashboard(page)
  await page.getByRole('link', { name: 'Marques', exact: true }).first().click()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('param')
  letPass()
  await expect(page).toHaveTitle(/^Marques/)
  await expect(page.locator('h1', { hasText: 'Marques' })).toBeAttached()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('etres')
  await expect(field(page)).toHaveValue('parametres')
})

test('the palette searches users on the server, and opens one beside the list (NFR-07)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter()
  await expectDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  // in one task: letters that a busy machine types slowly are a call each
  await page.evaluate(
    (text) => Array.from(text).forEach((letter) => document.execCommand('insertText', false, letter)),
    'bastien',
  )
  const user = page.getByRole('group', { name: 'Utilisateurs' }).getByRole('option').first()
  await expect(user).toContainText(BASTIEN)
  const { counters } = await sandbox.requests()
  // one call once typing paused, not one a letter
  expect(counters['listUsers']).toBe(1)
  await user.click()
  await expect(page).toHaveURL(/\/users\?user=2$/)
  await expect(page.getByRole('dialog', { name: 'Bastien Morel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/users$/)
})

test('a key g and a letter opens a page, until the switch turns them off (NFR-08)', async ({ page, enter }) => {
  await enter()
  await expectDashboard(page)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('switch', { name: 'Raccourcis d’une seule touche' }).click()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Raccourcis d’une seule touche' })).not.toBeChecked()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeHidden()
})

test('a user goes from a task to the list it is about, by keyboard alone (DSH-01, NFR-08)', async ({ page, enter }) => {
  await enter()
  await expectDashboard(page)
  const link = page.getByRole('link', { name: 'Voir les invitations' })
  await expect(link).toBeVisible()
  await skipToContent(page)
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/invitations\?.*status=pending/)
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeFocused()
})

test('a user goes from a task to a brand that gets an administrator, by keyboard alone (DSH-01, BRD-10, NFR-08)', async ({
  page,
  enter,
}) => {
  await enter()
  await expectDashboard(page)
  await skipToContent(page)
  await tabTo(page, page.getByRole('button', { name: 'Nommer des administrateurs' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Voir ces marques dans la liste' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/brands\?.*administrator=none/)
  await expect(page.getByRole('heading', { level: 1, name: 'Marques' })).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveCount(7)
  const name = await page.getByRole('rowheader').first().getByRole('link').innerText()
  const none = page.getByRole('button', { name: /^Sans administrateur/ })
  await tabTo(page, none.first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Nommer l’administrateur pour ${name}` })).toBeVisible()
  await page.keyboard.type('Bastien')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Bastien Morel administre maintenant ${name}`)).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(6)
  await expect(none.first()).toBeFocused()
})

test('a palette that a deployment has removed offers to reload, once (GRD-13)', async ({ page, enter }) => {
  // from the start: what is on its way when the interception begins may hang
  await page.route(/\/assets\/.*Palette.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await enter()
  await expectDashboard(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Une nouvelle version est en ligne')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Une nouvelle version est en ligne')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
})

test('the analytics page draws its charts under the policy of the production build (DSH-04)', async ({
  page,
  enter,
}) => {
  const refused = await violations(page.context())
  await enter('/analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^statistiques-.*\.csv$/)
  expect(refused).toEqual([])
})
