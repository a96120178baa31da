import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { EditIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'

const meta = {
  component: IconButton,
  args: { label: 'Modifier', children: <EditIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const NamedByItsLabel: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
