import { expect, screen, waitFor, within } from 'storybook/test'

import { text } from '../../support/text'

export const slot = () => screen.findByRole('region', { name: text('frame.banner.region') })

/** Waits until the banner says this, and looks within it. */
export const says = async (found: string | RegExp) => {
  const region = await slot()
  await waitFor(() => expect(region).toHaveTextContent(found))
  return within(region)
}
