import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { BrandsScreen } from '~/features/brands/BrandsScreen'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { findRange, namesShown, rowOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { BrandsScreen },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Under a filter, the last one that no longer fits takes the page with it. */
export const LastOfTheFilter: Story = {
  tags: ['BRD-09'],
  args: { url: '/brands?is_active=true&page=2&page_size=41' },
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await waitFor(() => expect(namesShown()).toHaveLength(1))
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?is_active=true&page_size=41'))
    await expect(await findRange(1, 41, 41)).toBeVisible()
  },
}

export const LastOfTheFilterSelected: Story = {
  ...LastOfTheFilter,
  tags: ['BRD-09'],
  parameters: { ...LastOfTheFilter.parameters, steps: { from: 'sm' } },
  play: async ({ args }) => {
    await waitFor(() => expect(namesShown()).toHaveLength(1))
    const [name = ''] = namesShown()
    await userEvent.click((await rowOf(name)).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: text('brandpages.deactivate') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?is_active=true&page_size=41'))
  },
}
