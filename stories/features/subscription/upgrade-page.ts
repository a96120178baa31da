import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { arrival, says } from '../../support/page'

export const here = () => arrival(says('plans.title'))
export const chooser = (plan: string) => screen.findByRole('button', { name: `Choisir ${plan}` })

/** The open confirmation dialog before the payment. */
export async function question() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Beside the dialog, where a press closes it. */
export function backdrop(): Element {
  const container = screen.getByRole('dialog').closest('.MuiDialog-container')
  if (!container) throw new Error('The dialog stands before nothing')
  return container
}

export async function choose(plan = 'Solo Business') {
  await here()
  await userEvent.click(await chooser(plan))
}
