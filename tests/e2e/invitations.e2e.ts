import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { scan } from './support/axe/scan.ts'
import { BRAND, INVITATIONS, INVITE, invitePage, linkPage } from './support/invite-page.ts'
import { userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { CAMILLE, registerPage } from './support/register-page.ts'

const OTHER = 'omar@exemple.fr'

test('two are invited, one of them registers by the link and joins (INV-02, INV-03, INV-07, INV-12, INV-16)', async ({
  page,
  sandbox,
  enter,
  browser,
}) => {
  await enter(INVITATIONS)
  const admin = invitePage(page)
  await admin.open.click()
  await admin.fill(`Camille Dupont <${CAMILLE.email}>\n${OTHER}`)
  await admin.message.fill('Bienvenue !')
  const check = page.waitForRequest(/\/validate-slots\/$/)
  await expect(admin.submit).toHaveAccessibleName(`Inviter 2 personnes dans ${BRAND}`)
  await admin.submit.click()
  expect((await check).postDataJSON()).toEqual({ emails: [CAMILLE.email, OTHER] })
  await expect(admin.dialog).toContainText('2 invitations envoyées')
  await admin.dialog.getByRole('button', { name: 'Terminer' }).click()

  await page.getByRole('combobox', { name: 'État' }).click()
  await page.getByRole('option', { name: 'En attente' }).click()
  await expect(page).toHaveURL(/\?status=pending$/)
  for (const email of [CAMILLE.email, OTHER])
    await expect(admin.row(email)).toContainText(`${BRAND}Membre MarqueEn attente`)
  expect((await sandbox.requests()).counters).toMatchObject({ validateInvitationSlots: 1, sendInvitation: 2 })

  // somebody else, somewhere else
  const elsewhere = await browser.newContext({ extraHTTPHeaders: sandbox.headers })
  const guest = await elsewhere.newPage()
  const link = linkPage(guest)
  await guest.goto(await sandbox.invitation(CAMILLE.email))
  await expect(link.title).toHaveText('Atelier Lumière vous invite')
  await expect(guest.getByText('Bienvenue !')).toBeVisible()
  await link.register.click()
  const register = registerPage(guest)
  // never in the URL, which is logged; after a reload, too
  for (const open of [async () => {}, () => guest.reload()]) {
    await open()
    await expect(register.field('email')).toHaveValue(CAMILLE.email)
    await expect(guest).toHaveURL(/\/onboarding\/register\?invitation=[^&@%]+$/)
  }
  await register.enter()
  await register.goOn.click()
  await expect(link.title).toHaveText(`Vous avez rejoint ${BRAND}`)
  await link.dashboard.click()
  await expect(guest).toHaveURL(/\/dashboard$/)
  await expect(guest.getByText(BRAND).first()).toBeVisible()
  await elsewhere.close()
  expect((await sandbox.requests()).counters).toMatchObject({ register: 1, acceptInvitation: 1, setupBusiness: 0 })

  await page.goto(INVITATIONS)
  await expect(admin.row(CAMILLE.email)).toContainText('Acceptée')
  await expect(admin.resend(CAMILLE.email)).toHaveCount(0)
  await expect(admin.row(OTHER)).toContainText('En attente')
})

test('a dialog without a free place sends nothing, and leads to the plans (INV-13)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('reset', { overrides: { plan: 'agency_business', limits: { users: 0 } } })
  await enter(INVITE)
  const { fill, submit, alert, chips } = invitePage(page)
  await fill(`a@exemple.fr, ${OTHER}`)
  await submit.click()
  await expect(alert).toContainText(/Il ne reste aucune place pour 2 invitations/)
  await expect(chips).toHaveText(['a@exemple.fr', OTHER])
  expect((await sandbox.requests()).counters['sendInvitation']).toBe(0)
  await alert.getByRole('link', { name: 'Changer de plan' }).click()
  await expect(page).toHaveURL(/\/subscription\/upgrade$/)
})

test('an invitation is sent once, however often the button is pressed (INV-02, C301)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(INVITE)
  await sandbox.order('latency', { min: 300, max: 300 })
  const { fill, submit, dialog } = invitePage(page)
  await fill(OTHER)
  await submit.evaluate((button) => {
    for (let times = 0; times < 10; times += 1) if (button instanceof HTMLElement) button.click()
  })
  await expect(dialog).toContainText('1 invitation envoyée')
  expect((await sandbox.requests()).counters).toMatchObject({ validateInvitationSlots: 1, sendInvitation: 1 })
})

test('an expired invitation is sent again, then waits for a minute, and its link opens again (INV-05, INV-17)', async ({
  page,
  sandbox,
  enter,
}) => {
  const email = 'noemie.picard@exemple.example'
  await enter(`${INVITATIONS}?status=expired`)
  const { resend, row } = invitePage(page)
  await resend(email).click()
  await expect(page.getByRole('status').filter({ hasText: 'Invitation renvoyée' })).toBeVisible()
  // it is no longer among the expired ones
  await expect(row(email)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'État' }).click()
  await page.getByRole('option', { name: 'Tous' }).click()
  await expect(row(email)).toContainText('En attente')
  await expect(
    row(email).getByRole('img', { name: 'Envoyée. Vous pourrez la renvoyer dans une minute.' }),
  ).toBeVisible()
  await expect(resend(email)).toHaveCount(0)
  expect((await sandbox.requests()).counters['resendInvitation']).toBe(1)
})

test('the brands offered are the active ones, a hundred at a time (SEL-05)', async ({ page, enter }) => {
  const asked = page.waitForRequest((request) => /\/brands\/\?.*page_size=100/.test(request.url()))
  await enter(INVITE)
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({ is_active: 'true', page_size: '100' })
})

test('the dashboard leads straight into the dialog (INV-11)', async ({ page, enter }) => {
  await enter()
  await page.getByRole('link', { name: 'Inviter des personnes' }).click()
  await expect(page).toHaveURL(new RegExp(`${INVITE.replace('?', '\\?')}$`))
  const { dialog, emails } = invitePage(page)
  await expect(emails).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(new RegExp(`${INVITATIONS}$`))
})

test('the whole dialog works by keyboard alone (NFR-08, INV-11)', async ({ page, sandbox, enter }) => {
  await enter(INVITATIONS)
  const { open, dialog, emails, chips, brand } = invitePage(page)
  await open.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(emails).toBeFocused()
  await page.keyboard.type(`a@exemple.fr, ${OTHER},`)
  await expect(chips).toHaveText(['a@exemple.fr', OTHER])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(chips.getByRole('button', { name: 'a@exemple.fr', exact: true })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(chips).toHaveText([OTHER])
  await brand.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('brasserie')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(brand).toHaveValue(BRAND)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Ajouter une autre marque' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: 'Membre Marque' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Admin Marque' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toContainText('1 invitation envoyée')
  expect((await sandbox.requests()).counters['sendInvitation']).toBe(1)
})

test('the page in French and German scrolls sideways at no width, and passes axe (LAN-36, NFR-09)', async ({
  page,
  enter,
}) => {
  await enter(INVITATIONS)
  for (const [language, title] of [
    ['Français', 'Invitations'],
    ['Deutsch', 'Einladungen'],
  ] as const) {
    await userMenu(page).click()
    await page.getByRole('button', { name: language }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const width of [360, 600, 700, 900, 1000, 1199, 1200, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      // a table from 1200 px, cards before
      await expect(page.getByRole('table')).toHaveCount(width < 1200 ? 0 : 1)
      await expect(page.getByText('sarah.benali@exemple.example')).toBeVisible()
      expect(await page.evaluate(scrollingSideways), `${language} at ${width}`).toEqual([])
    }
    expect(await scan(page), language).toEqual([])
  }
})

/** The page, and boxes of it that scroll by themselves. */
function scrollingSideways() {
  const all = [...document.querySelectorAll('html, main, main *')]
  const wide = all
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .filter((box) => box.matches('html') || ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
  return wide.map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`)
}

test('a typed invitation is stored when the session ends, for the same user in the same tab and for nobody else (SES-47)', async ({
  page,
  enter,
}) => {
  await enter(INVITE)
  const first = invitePage(page)
  await first.fill(OTHER)
  await first.message.fill('Bienvenue !')
  for (const path of ['**/auth/refresh/', '**/onboarding/invitations/validate-slots/'])
    await page.route(path, (route) => route.fulfill({ status: 401, json: { detail: 'Jeton refusé.' } }))
  await first.submit.click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await page.unrouteAll()

  await loginPage(page).signIn(PASSWORD, CLAIRE)
  await expect(first.chips).toHaveText([OTHER])
  await expect(first.message).toHaveValue('Bienvenue !')
  await expect(first.brand).toHaveValue(BRAND)

  await first.dialog.getByRole('button', { name: 'Annuler' }).click()
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  expect(await page.evaluate(() => sessionStorage.getItem('invitations.draft'))).toBeNull()
})
