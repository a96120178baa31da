import { INVITATIONS, INVITE, invitePage } from './support/invite-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_URL } from './support/ports.ts'

const ONE = 'nina@exemple.fr'
const TWO = 'omar@exemple.fr'

test('a network dropped at each call loses nothing typed, and the flow goes on (INV-02, INV-07, decision 22)', async ({
  page,
  sandbox,
  enter,
}) => {
  const drop = (path: string) => page.route(path, (route) => route.abort('connectionreset'), { times: 1 })
  await enter(INVITE)
  const { fill, message, submit, chips, brand, alert, dialog, row, resend } = invitePage(page)
  await fill(`${ONE}\n${TWO}`)
  await message.fill('Bienvenue')

  await drop('**/validate-slots/')
  await submit.click()
  await expect(alert).toContainText('Les invitations n’ont pas été envoyées')
  await expect(chips).toHaveText([ONE, TWO])
  await expect(brand).toHaveValue('Brasserie du Port')
  await expect(message).toHaveValue('Bienvenue')

  // the first of the two is lost: only that one is left to send
  await drop('**/invitations/send/')
  await submit.click()
  await expect(alert).toContainText(ONE)
  await expect(alert).toContainText('Erreur de connexion réseau')
  await expect(chips).toHaveText([ONE])
  await expect(message).toHaveValue('Bienvenue')
  await submit.click()
  await expect(dialog).toContainText('1 invitation envoyée')
  await dialog.getByRole('button', { name: 'Terminer' }).click()
  for (const email of [ONE, TWO]) await expect(row(email)).toContainText('En attente')

  const old = 'sarah.benali@exemple.example'
  await drop('**/invitations/resend/**')
  await resend(old).click()
  await expect(page.getByText(/^Nous ne savons pas si l’invitation/)).toBeVisible()
  await resend(old).click()
  await expect(page.getByRole('status').filter({ hasText: 'Invitation renvoyée' })).toBeVisible()
  expect((await sandbox.requests()).counters).toMatchObject({ sendInvitation: 2, resendInvitation: 1 })
})

test('a list that fails is requested once, and once more by its button (INV-06)', async ({ page, sandbox, enter }) => {
  await sandbox.order('faults', [{ operation: 'listInvitations', kind: 'status', status: 404, times: 1 }])
  await enter(INVITATIONS)
  await expect(page.getByText('Les invitations n’ont pas pu être chargées')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await sandbox.requests()).counters['listInvitations']).toBe(1)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(invitePage(page).row('sarah.benali@exemple.example')).toContainText('En attente')
  expect((await sandbox.requests()).counters['listInvitations']).toBe(2)
})

test('a list whose network is dropped is requested again by itself (INV-06)', async ({ page, enter }) => {
  await page.route('**/invitations/list/', (route) => route.abort('connectionreset'), { times: 1 })
  await enter(INVITATIONS)
  await expect(invitePage(page).row('sarah.benali@exemple.example')).toContainText('En attente')
})

test('the brands that do not come are requested again from the dialog, and typed text stays (INV-01, decision 22)', async ({
  page,
  enter,
}) => {
  const brands = /\/brands\/\?.*page_size=100/
  await page.route(brands, (route) => route.fulfill({ status: 404, json: { detail: 'Introuvable' } }), { times: 1 })
  await enter(INVITE)
  const { dialog, paste, chips, brand, choose, submit } = invitePage(page)
  await paste(ONE)
  await expect(brand).toHaveAccessibleDescription(/^Les marques n’ont pas pu être chargées\./)
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(brand).toBeFocused()
  await choose()
  await expect(chips).toHaveText([ONE])
  await submit.click()
  await expect(dialog).toContainText('1 invitation envoyée')
})

for (const place of [INVITE, '/users?invite=true'])
  test(`a user who may only read by now sees the refusal, and keeps the typed text: ${place} (C197, decision 22)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    await enter(place)
    const { fill, submit, chips, dialog } = invitePage(page)
    await fill(ONE)
    await page.route(`${API_URL}/auth/me/`, async (route) => {
      const response = await route.fetch()
      // what the sandbox answers about Claire
      const { data, ...envelope } = (await response.json()) as { data: object }
      const lowered = { user_type: 'client_readonly', permissions_summary: { is_company_admin: true } }
      await route.fulfill({ response, json: { ...envelope, data: { ...data, ...lowered } } })
    })
    await sandbox.order('faults', [{ operation: 'sendInvitation', kind: 'status', status: 403 }])
    const reread = page.waitForResponse(`${API_URL}/auth/me/`)
    await submit.click()
    await reread
    // the page behind the dialog offers no invitation any more
    await expect(page.locator('main').getByRole('button', { name: /^Inviter/, includeHidden: true })).toHaveCount(0)
    await expect(dialog).toContainText('1 invitation n’a pas pu être envoyée')
    await expect(chips).toHaveText([ONE])
  })

for (const width of [360, 1280])
  test(`no element moves under the pointer from the first address to the outcome, at ${width} pixels (INV-02)`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(INVITE)
    const { fill, submit, dialog } = invitePage(page)
    await fill(ONE)
    const [before, box] = [await submit.boundingBox(), await dialog.boundingBox()]
    await submit.click()
    await expect(dialog).toContainText('1 invitation envoyée')
    expect(await dialog.getByRole('button', { name: 'Terminer' }).boundingBox()).toEqual(before)
    expect(await dialog.boundingBox()).toEqual(box)
  })
