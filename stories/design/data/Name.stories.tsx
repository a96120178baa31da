import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Name } from '~/design/data/Facts'

const meta = { component: Name } satisfies Meta<typeof Name>

export default meta
type Story = StoryObj<typeof meta>

/** A translator would make it 'Small Rose'. */
export const NotTranslated: Story = {
  args: { children: 'Rose Petit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rose Petit')).toHaveAttribute('translate', 'no')
  },
}
