import { screen, userEvent, within } from 'storybook/test'

import { reachNavigation, says } from '../../support/page'

/** The menu of the account, open. */
export async function openUserMenu() {
  await reachNavigation()
  const name = says('frame.user.menu')
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return within(await screen.findByRole('dialog', { name }))
}
