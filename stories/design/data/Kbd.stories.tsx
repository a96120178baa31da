import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Kbd } from '~/design/data/Kbd'
import { Typography } from '~/design/layout/Flex'

/** A key on the keyboard, in a sentence that says what it does. Screen readers read it as text. */
const meta = { component: Kbd, args: { children: 'Ctrl' } } satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Shortcut: Story = {
  render: () => (
    <Typography>
      <span>Ouvrez la recherche avec</span> <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>.
    </Typography>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl').tagName).toBe('KBD')
  },
}
