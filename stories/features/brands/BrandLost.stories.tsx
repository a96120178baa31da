import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { BrandScreen } from '~/features/brands/BrandScreen'

import { fail } from '../../support/answers'
import { askAnew } from '../../support/app-page'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'

const meta = {
  title: 'Brands/Detail/Lost',
  component: Screen,
  subcomponents: { BrandScreen },
  ...pageMeta,
  args: { url: '/brands/2', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Brasserie du Port'

/** Somebody else deleted it while it was shown: nothing is left that could be pressed. */
export const DeletedMeanwhile: Story = {
  name: 'DeletedMeanwhile · BRD-09 BRD-23',
  play: async ({ msw }) => {
    await arrival(NAME)
    const control = await screen.findByRole('switch', { name: /marque active$/ })
    msw.use(fail('toggleBrandActive', 404), fail('getBrand', 404))
    await userEvent.click(control)
    const title = await screen.findByRole('heading', { level: 1, name: 'Marque introuvable' })
    await expect(screen.queryByRole('switch')).toBeNull()
    await waitFor(() => expect(title).toHaveFocus())
  },
}

/** A form that is open keeps what was typed. */
export const TakenAwayWhileEdited: Story = {
  name: 'TakenAwayWhileEdited · BRD-20 (decision 22)',
  play: async ({ msw }) => {
    await arrival(NAME)
    await userEvent.click(screen.getByRole('button', { name: 'Modifier' }))
    const field = await screen.findByRole('textbox', { name: /^Nom de la marque/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Nouveau nom')
    msw.use(fail('getBrand', 403))
    // what a return to the tab does to an answer that is no longer fresh
    await askAnew()
    await screen.findByText(/^Cette marque ne vous est pas attribuée/)
    await expect(screen.getByRole('textbox', { name: /^Nom de la marque/ })).toHaveValue('Nouveau nom')
  },
}
