import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LinkTab, LinkTabs } from '~/design/layout/LinkTabs'

import { looks } from '../../../.storybook/modes'

const meta = { component: LinkTabs, subcomponents: { LinkTab } } satisfies Meta<typeof LinkTabs>

export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {
  args: { label: 'Pages des accès' },
  parameters: { chromatic: { modes: looks } },
  render: (args) => (
    <LinkTabs {...args}>
      <LinkTab href="#access" aria-current="page">
        Gérer
      </LinkTab>
      <LinkTab href="#review">Revue des accès</LinkTab>
    </LinkTabs>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Gérer')
    await expect(canvas.getByRole('navigation', { name: 'Pages des accès' })).toBeVisible()
  },
}
