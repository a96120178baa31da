import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { arrival } from '../../support/page'
import { wholeRow } from '../../support/whole-row'

export const SARAH = 'sarah.benali@exemple.example'
/** The brand that she is invited to. */
export const SARAHS_BRAND = 'Boulangerie Marceau'

export const table = async () => {
  await arrival('Invitations')
  return within(await screen.findByRole('table', { name: 'Invitations' }))
}

/** The row of an address, with what it says. */
export const rowOf = async (email: string | RegExp) => wholeRow(await table(), email)

export const resendTo = (email: string) => screen.findByRole('button', { name: `Renvoyer l’invitation à ${email}` })

/** The dialog, as a person sees and fills it. */
export async function inviteDialog() {
  const box = await screen.findByRole('dialog', { name: 'Inviter des personnes' }, { timeout: 10_000 })
  // it fades in
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  return {
    ...dialog,
    emails: () => dialog.getByRole('textbox', { name: 'Adresses e-mail' }),
    message: () => dialog.getByRole('textbox', { name: /^Message/ }),
    /** The words on the button change with what it is about to do. */
    submit: () => dialog.getByRole('button', { name: /^Inviter(?! d’autres)/ }),
    async paste(text: string) {
      await userEvent.click(dialog.getByRole('textbox', { name: 'Adresses e-mail' }))
      await userEvent.paste(text)
    },
    /** The addresses, as the chips say them. */
    listed: () =>
      within(dialog.getByRole('list', { name: 'Adresses saisies' }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('button')?.textContent),
    async choose(brand: string) {
      await userEvent.type(dialog.getByRole('combobox', { name: 'Marque' }), brand)
      await userEvent.click(await screen.findByRole('option', { name: brand }))
    },
  }
}

/** Two brands of the agency: the second has an administrator. */
export const BRAND = 'Brasserie du Port'
export const MANAGED_BRAND = 'Librairie La Plume'
