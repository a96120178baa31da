import { INVITATIONS, invitePage } from './support/invite-page.ts'
import { expect, test } from './support/own-world.ts'

const [SARAH, TOM, ORIANE] = ['sarah.benali', 'tom.leroy', 'oriane.da-silva'].map((name) => `${name}@exemple.example`)

test('the pending ones of a search are resent one after the other, and a 429 sends none of them twice (INV-05, INV-06, INV-17)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter(INVITATIONS)
  const { row } = invitePage(page)
  await page.getByRole('searchbox').fill('EXEMPLE')
  await expect(page).toHaveURL(/\?search=EXEMPLE$/)
  await page.getByRole('button', { name: 'E-mail' }).click()
  await expect(page).toHaveURL(/search=EXEMPLE&ordering=email$/)
  await expect(page.getByRole('rowheader').first()).toHaveText('clara.meyer@exemple.example')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('EXEMPLE')
  await expect(page.getByRole('rowheader').first()).toHaveText('clara.meyer@exemple.example')

  let resent = 0
  await page.route('**/invitations/resend/*/', (route) => {
    resent += 1
    if (resent !== 2) return route.continue()
    return route.fulfill({ status: 429, headers: { 'Retry-After': '5' }, json: { detail: 'Patientez.' } })
  })
  await page.getByRole('button', { name: 'Tout renvoyer (3)' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renvoyer \d invitations$/ })
  await dialog.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(dialog).toContainText('1 invitation renvoyée')
  await expect(dialog).toContainText('2 invitations n’ont pas été renvoyées')
  expect((await sandbox.requests()).counters['resendInvitation']).toBe(1)

  await dialog.getByRole('button', { name: 'Renvoyer les 2 restantes' }).click()
  await expect(dialog).toContainText('2 invitations renvoyées')
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click()
  for (const email of [SARAH, TOM, ORIANE])
    await expect(row(email ?? '').getByRole('img', { name: /^Envoyée/ })).toBeVisible()
  expect((await sandbox.requests()).counters['resendInvitation']).toBe(3)
})
