import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ConfirmLeave as Leave } from '~/design/layers/ConfirmLeave'

const meta = { component: Leave, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Leave> = { args: { open: true, onStay: fn(), onLeave: fn() } }

const onClose = fn()

const onConfirm = fn()

const forget = () => {
  onClose.mockClear()
  onConfirm.mockClear()
}

export const ConfirmLeave: Story = {
  render: () => <Leave open onStay={onClose} onLeave={onConfirm} />,
  beforeEach: forget,
  play: async () => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(onConfirm).not.toHaveBeenCalled()
  },
}
