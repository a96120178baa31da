import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { InterfaceLoadingErrorScreen } from '~/features/shared/failures/InterfaceLoadingErrorScreen'
import { InterfaceLoadingScreen } from '~/features/shared/public/InterfaceLoadingScreen'

import { looks } from '../../.storybook/modes'

const meta = {
  title: 'System/Interface loading',
  component: InterfaceLoadingErrorScreen,
  parameters: { layout: 'fullscreen', chromatic: { modes: looks } },
  args: { onReload: fn() },
} satisfies Meta<typeof InterfaceLoadingErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const InterfaceLoading: Story = {
  name: 'InterfaceLoading · LAN-05',
  render: () => <InterfaceLoadingScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading interface\.\.\.$/)
    await expect(canvas.getByRole('main')).toHaveAttribute('lang', 'en')
  },
}

export const InterfaceLoadingError: Story = {
  name: 'InterfaceLoadingError · LAN-06',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Interface Loading Error' })).toBeVisible()
    await expect(canvas.getByText('There was an issue loading the interface. Please refresh the page.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh Page' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
