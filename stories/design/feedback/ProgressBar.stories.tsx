import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Box, Typography } from '~/design/layout/Flex'

const meta = {
  component: ProgressBar,
  args: { active: true, label: 'Actualisation…' },
  render: (args) => (
    <Box sx={{ position: 'relative', p: 2 }}>
      <ProgressBar {...args} />
      <Typography>Le contenu reste lisible.</Typography>
    </Box>
  ),
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Actualisation…' })).toBeInTheDocument()
  },
}

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
