import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { arrival } from '../../support/page'
import { pattern, text } from '../../support/text'
import { listRole, wholeRow } from '../../support/whole-row'

export const SARAH = 'sarah.benali@exemple.example'
/** The brand that she is invited to. */
export const SARAHS_BRAND = 'Boulangerie Marceau'

export const table = async () => {
  await arrival(text('invitations.list.table'))
  return within(await screen.findByRole(listRole('md'), { name: text('invitations.list.table') }))
}

/** The row of an address, with what it says. */
export const rowOf = async (email: string | RegExp) => wholeRow(await table(), email)

export const resendTo = (email: string) =>
  screen.findByRole('button', { name: text('invitations.list.resend.for', { email }) })

/** What the dialog says below its fields. The agency has 11 places left. */
export const tally = ({ users, ...rest }: { users: number; toCorrect?: number; twice?: number }) =>
  [
    text('invitations.dialog.people', { count: users }),
    text('sheet.places', { count: 11 }),
    ...(rest.toCorrect ? [text('sheet.toCorrect', { count: rest.toCorrect })] : []),
    ...(rest.twice ? [text('invitations.dialog.twice', { count: rest.twice })] : []),
  ].join(' · ')

/** The name of the button that sends, for people in brands. A single brand is named. */
export const inviting = (count: number, brands: number, brand = '') =>
  text('invitations.dialog.submit', { count, brands, brand })

/** The dialog, as a person sees and fills it. */
export async function inviteDialog() {
  const box = await screen.findByRole('dialog', { name: text('invitations.dialog.title') }, { timeout: 10_000 })
  // it fades in
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  return {
    ...dialog,
    emails: () => dialog.getByRole('textbox', { name: text('invitations.dialog.emails') }),
    message: () => dialog.getByRole('textbox', { name: pattern('invitations.label.message') }),
    /** Its name changes with what it is about to do. */
    submit: () => dialog.getByRole('button', { name: (_name, element) => element.matches('[type="submit"]') }),
    async paste(addresses: string) {
      await userEvent.click(dialog.getByRole('textbox', { name: text('invitations.dialog.emails') }))
      await userEvent.paste(addresses)
    },
    /** The addresses, as the chips say them. */
    listed: () =>
      within(dialog.getByRole('list', { name: text('invitations.dialog.emails.list') }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('button')?.textContent),
    async choose(brand: string) {
      await userEvent.type(dialog.getByRole('combobox', { name: text('invitations.accept.brand') }), brand)
      await userEvent.click(await screen.findByRole('option', { name: brand }))
    },
  }
}

/** Two brands of the agency: the second has an administrator. */
export const BRAND = 'Brasserie du Port'
export const MANAGED_BRAND = 'Librairie La Plume'

/** Addresses as people have them: two are none, one stands there twice. */
export const PASTED = `a@exemple.fr, b@exemple.fr; c@exemple.fr
Léa Martin <d@exemple.fr>
e@exemple.fr
f@exemple.fr
pas-une-adresse
g@exemple
A@exemple.fr
h@exemple.fr`
