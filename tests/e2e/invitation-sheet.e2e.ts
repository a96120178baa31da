import { BRAND, INVITATIONS, INVITE, invitePage } from './support/invite-page.ts'
import { expect, test } from './support/own-world.ts'

const LINES = 30
const ROLES = ['Membre Marque', 'Admin Marque', '']

/** Thirty people, in a sheet whose columns stand in an order of its own; four lines are wrong. */
const users = Array.from({ length: LINES }, (_, at) => ({
  name: `Personne ${at + 1}`,
  role: ROLES[at % ROLES.length] ?? '',
  email: `personne${at + 1}@exemple.fr`,
  brand: BRAND,
}))
const WRONG = new Map<number, { email?: string; brand?: string; role?: string }>([
  [4, { email: 'personne5@exemple' }],
  [9, { brand: 'Brasserie du Pont' }],
  [14, { role: 'Stagiaire' }],
  [19, { email: 'personne1@exemple.fr' }],
])
const SHEET = [
  'Nom\tRôle\tAdresse e-mail\tMarque',
  ...users
    .map((user, at) => ({ ...user, ...WRONG.get(at) }))
    .map(({ name, role, email, brand }) => [name, role, email, brand].join('\t')),
].join('\r\n')

test('a sheet of thirty invitations, four of them wrong, is corrected and sent, each with its outcome (INV-02, INV-07, INV-12)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('reset', { overrides: { limits: { users: 200 } } })
  await enter(INVITE)
  const { paste, dialog, submit } = invitePage(page)
  await paste(SHEET)
  await expect(dialog.getByRole('heading', { name: 'Tableau' })).toBeFocused()
  await expect(dialog).toContainText('26 personnes')
  await expect(dialog).toContainText('4 à corriger')
  const rows = dialog.getByRole('list', { name: 'À vérifier' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)

  // nothing goes while a line is wrong
  await submit.click()
  await expect(rows.nth(0).getByRole('textbox', { name: 'Adresse e-mail' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('.fr')
  await rows.nth(1).getByRole('combobox', { name: 'Marque' }).fill(BRAND)
  await page.getByRole('option', { name: BRAND }).click()
  await rows.nth(2).getByRole('combobox', { name: 'Rôle' }).click()
  await page.getByRole('option', { name: 'Membre Marque' }).click()
  await rows
    .nth(3)
    .getByRole('button', { name: /^Retirer la ligne 21/ })
    .click()
  await expect(rows).toHaveCount(3)
  await expect(dialog).not.toContainText('à corriger')
  expect((await sandbox.requests()).counters['validateInvitationSlots']).toBe(0)

  await expect(submit).toHaveAccessibleName(`Inviter 29 personnes dans ${BRAND}`)
  await submit.click()
  await expect(dialog).toContainText('29 invitations envoyées')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Envoyée' })).toHaveCount(29)
  expect((await sandbox.requests()).counters).toMatchObject({ validateInvitationSlots: 1, sendInvitation: 29 })

  await dialog.getByRole('button', { name: 'Terminer' }).click()
  await expect(page).toHaveURL(new RegExp(`${INVITATIONS}$`))
  const row = invitePage(page).row('personne2@exemple.fr')
  await expect(row).toContainText(`${BRAND}Admin Marque`)
  await expect(row).toContainText('En attente')
})

test('twelve invitations fit a telephone in 800 pixels, with every address whole (INV-14)', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enter(INVITATIONS)
  const cards = page.getByRole('list', { name: 'Invitations' })
  await expect(cards.getByRole('listitem')).toHaveCount(12)
  expect((await cards.boundingBox())?.height).toBeLessThanOrEqual(800)
  await expect(cards.getByText('marguerite.de-la-tour-du-pin-chambly@compagnie-generale.example')).toBeVisible()
})
