import { screen, userEvent, within } from 'storybook/test'

import { reachNavigation } from '../../support/page'
import { text } from '../../support/text'

/** The menu of the account, open. */
export async function openUserMenu() {
  await reachNavigation()
  const name = text('frame.user.menu')
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return within(await screen.findByRole('dialog', { name }))
}
