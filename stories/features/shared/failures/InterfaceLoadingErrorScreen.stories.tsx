import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { InterfaceLoadingErrorScreen } from '~/features/shared/failures/InterfaceScreens'

import { looks } from '../../../../.storybook/modes'

const meta = {
  component: InterfaceLoadingErrorScreen,
  parameters: { layout: 'fullscreen', chromatic: { modes: looks } },
  args: { onReload: fn() },
} satisfies Meta<typeof InterfaceLoadingErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const InterfaceLoadingError: Story = {
  tags: ['LAN-06'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Interface Loading Error' })).toBeVisible()
    await expect(canvas.getByText('There was an issue loading the interface. Please refresh the page.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Page' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
