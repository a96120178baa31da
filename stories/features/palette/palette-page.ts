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

/** Waits until the first row of the palette says this. */
export const firstOption = async (name: RegExp) =>
  waitFor(async () => {
    const [first] = await screen.findAllByRole('option')
    await expect(first).toHaveTextContent(name)
  })

/** The first word that stands for an action in the language of the toolbar. */
export const verb = (name: 'give' | 'name' | 'deactivate') => text(`palette.verbs.${name}`).split(', ')[0] ?? ''
