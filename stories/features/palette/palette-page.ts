import { screen, userEvent, waitFor, expect } from 'storybook/test'

import { arrival } from '../../support/page'
import { pattern, text } from '../../support/text'

export const paletteField = () => ({ name: pattern('palette.label') })

export async function openPalette() {
  await arrival(text('navigation.settings'))
  await userEvent.keyboard('{Control>}k{/Control}')
  const found = await screen.findByRole('combobox', paletteField(), { timeout: 10_000 })
  // it fades in
  await waitFor(() => expect(found).toBeVisible())
  return found
}
