import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { InterfaceLoadingScreen } from '~/features/shared/failures/InterfaceScreens'

import { looks } from '../../../../.storybook/modes'

const meta = {
  component: InterfaceLoadingScreen,
  parameters: { layout: 'fullscreen', chromatic: { modes: looks } },
} satisfies Meta<typeof InterfaceLoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const InterfaceLoading: Story = {
  tags: ['LAN-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading interface\.\.\.$/)
    await expect(canvas.getByRole('main')).toHaveAttribute('lang', 'en')
  },
}
