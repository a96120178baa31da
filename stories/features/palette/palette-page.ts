import { screen, userEvent, waitFor, expect } from 'storybook/test'

import { arrival } from '../../support/page'
import { text } from '../../support/text'

export const FIELD = { name: /^Rechercher une page/ }

export async function openPalette() {
  await arrival(text('navigation.settings'))
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', FIELD, { timeout: 10_000 })
  // it fades in
  await waitFor(() => expect(field).toBeVisible())
  return field
}
