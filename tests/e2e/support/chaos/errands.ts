import { TOKENS_KEY } from '~/session/storage-keys'

import { invitePage, INVITATIONS } from '../invite-page.ts'
import { loginPage } from '../login-page.ts'
import { CAMILLE, REGISTER, registerPage } from '../register-page.ts'
import type { Place, Screen } from '../screen.ts'

/** Something a user wants to do. It can be repeated after a failure, or after an unseen success. */
export type Errand = {
  name: string
  /** The page where it starts. */
  path: string
  /** Whether the user is signed in first. */
  signedIn: boolean
  /** @param attempt 1 in bad weather, 2 afterwards; part of names that must be unused */
  run: <Found extends Place<Found>>(page: Screen<Found>, attempt: number) => Promise<unknown>
}

const heading = <Found extends Place<Found>>(page: Screen<Found>, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

const isSignedIn = <Found extends Place<Found>>(page: Screen<Found>) =>
  page.evaluate((key) => localStorage.getItem(key) !== null, TOKENS_KEY)

const signedIn = (name: string, path: string, run: Errand['run']): Errand => ({ name, path, signedIn: true, run })

export const ERRANDS: readonly Errand[] = [
  {
    name: 'sign in',
    path: '/auth/login',
    signedIn: false,
    run: async (page, attempt) => {
      // the first attempt may have opened the session: the page then redirects by itself
      if (attempt === 1 || !(await isSignedIn(page))) await loginPage(page).signIn()
      await heading(page, 'Tableau de bord')
    },
  },
  {
    name: 'register',
    path: REGISTER,
    signedIn: false,
    run: async (page, attempt) => {
      const register = registerPage(page)
      // the first attempt may have made the account
      await register.lastStep.or(register.goOn).waitFor()
      if (attempt > 1 && (await register.lastStep.isVisible())) return
      await register.enter({ email: `essai${attempt}.${CAMILLE.email}` })
      await register.goOn.click()
      await register.lastStep.waitFor()
    },
  },
  signedIn('read the dashboard', '/dashboard', async (page) => {
    await heading(page, 'Tableau de bord')
    await page.locator('section').getByRole('listitem').first().waitFor()
  }),
  signedIn('find a brand', '/brands', async (page) => {
    await page.getByRole('searchbox').fill('brasserie')
    await page.getByRole('link', { name: 'Brasserie du Port' }).first().waitFor()
  }),
  signedIn('create a brand', '/brands?create=true', async (page, attempt) => {
    const dialog = page.getByRole('dialog', { name: 'Créer une marque' })
    await dialog.getByRole('textbox', { name: 'Nom de la marque' }).fill(`Maison Essai ${attempt}`)
    await dialog.getByRole('button', { name: 'Créer une marque' }).click()
    await heading(page, `Maison Essai ${attempt}`)
  }),
  signedIn('look at a brand', '/brands/1', (page) => heading(page, 'Boulangerie Marceau')),
  signedIn('find a person', '/users', async (page) => {
    await page.getByRole('searchbox').fill('léa')
    await page.getByText('Léa D’Arcy-Müller').first().waitFor()
  }),
  signedIn('invite', INVITATIONS, async (page, attempt) => {
    const invite = invitePage(page)
    await invite.open.click()
    await invite.emails.fill(`essai${attempt}@exemple.fr`)
    await invite.choose()
    await invite.submit.click()
    // with the address of the first attempt, if it is still there
    await invite.dialog
      .getByText(/invitations? envoyées?/)
      .first()
      .waitFor()
    await invite.dialog
      .getByRole('listitem')
      .filter({ hasText: `essai${attempt}@exemple.fr` })
      .waitFor()
  }),
  signedIn('edit the profile', '/settings', async (page, attempt) => {
    await page.getByRole('button', { name: 'Modifier' }).click()
    const form = page.getByRole('form', { name: 'Informations personnelles' })
    await form.locator('input[name="first_name"]').fill(`Claire ${'abc'[attempt]}`)
    await form.locator('input[name="first_name"]').press('Enter')
    await page.getByText('Profil mis à jour avec succès').waitFor()
  }),
  signedIn('read the subscription', '/settings/billing', async (page) => {
    await heading(page, 'Abonnement')
    await page.getByText(/€/).first().waitFor()
  }),
  signedIn('compare the plans', '/subscription/upgrade', (page) => heading(page, 'Choisissez votre plan')),
  signedIn('read the figures', '/analytics', async (page) => {
    await page.getByRole('table').first().waitFor({ state: 'attached' })
  }),
]
