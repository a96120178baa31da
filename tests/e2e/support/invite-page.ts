import type { Place, Screen } from './screen.ts'

export const INVITATIONS = '/users/invitations'
export const INVITE = `${INVITATIONS}?invite=true`
/** A brand of the agency whose name is part of no other name. */
export const BRAND = 'Brasserie du Port'
export const BRAND_ID = 2

/** The elements of the invitations page and its dialog. */
export function invitePage<Found extends Place<Found>>(page: Screen<Found>) {
  const dialog = page.getByRole('dialog', { name: 'Inviter des personnes' })
  const emails = dialog.locator('input[name="emails"]')
  const brand = dialog.getByRole('combobox', { name: 'Marque' })
  const message = dialog.locator('textarea[name="invitation_message"]')

  async function choose(name = BRAND) {
    await brand.click()
    // the selected brand may be chosen just now, between the focus and the text
    await page.getByRole('option').first().waitFor()
    await brand.fill(name)
    await page.getByRole('option', { name }).click()
  }

  /** Pastes as from the clipboard. */
  async function paste(text: string) {
    await emails.focus()
    await emails.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  const fill = async (addresses: string) => {
    await paste(addresses)
    await choose()
  }

  return {
    dialog,
    emails,
    /** The addresses, each a chip. */
    chips: dialog.getByRole('list', { name: 'Adresses saisies' }).getByRole('listitem'),
    brand,
    message,
    alert: dialog.getByRole('alert'),
    open: page.getByRole('button', { name: 'Inviter', exact: true }),
    /** Its label changes with its next or current action. */
    submit: dialog.locator('button[type="submit"]'),
    row: (email: string) => page.getByRole('row').filter({ hasText: email }),
    resend: (email: string) => page.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }),
    choose,
    paste,
    fill,
  }
}

/** The page behind the link of an invitation. */
export const linkPage = <Found extends Place<Found>>(page: Screen<Found>) => ({
  title: page.getByRole('heading', { level: 1 }),
  accept: page.getByRole('button', { name: 'Accepter l’invitation' }),
  signIn: page.getByRole('link', { name: 'Se connecter pour accepter' }),
  register: page.getByRole('link', { name: 'Créer un compte' }),
  /** After the acceptance. */
  team: page.getByRole('list', { name: 'Votre équipe' }),
  dashboard: page.getByRole('link', { name: 'Aller au tableau de bord' }),
})
