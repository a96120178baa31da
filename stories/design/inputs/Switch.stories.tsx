import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Switch } from '~/design/inputs/Switch'

const meta = {
  component: Switch,
  args: { label: 'Marque active' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const TurnedOn: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Marque active' })
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Marque active'))
    await expect(control).toBeChecked()
  },
}
