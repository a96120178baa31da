import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { RouteLoadingBar as Bar } from '~/features/shell/AppShell'

import { text } from '../../support/text'

const meta = {
  component: Bar,
  args: { active: true },
} satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const RouteLoadingBar: Story = {
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: text('frame.pageLoading') })).toBeInTheDocument()
  },
}

export const NothingLoads: Story = {
  args: { active: false },
  play: async () => {
    await expect(screen.queryByRole('progressbar')).toBeNull()
  },
}
