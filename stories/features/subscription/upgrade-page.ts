import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { arrival } from '../../support/page'
import { formats, text } from '../../support/text'

export const here = () => arrival(text('plans.title'))
export const chooser = (plan: string) => screen.findByRole('button', { name: text('plans.choose', { plan }) })

/** An amount without its currency, which the button has around it. */
export const figure = (amount: number) =>
  formats()
    .price(amount)
    .replaceAll(/[^\d,.]/g, '')

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
