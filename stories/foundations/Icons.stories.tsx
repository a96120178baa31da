import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import * as firstIcons from '~/design/icons/first-icons'
import * as otherIcons from '~/design/icons/icons'
import { Box, Stack, Typography } from '~/design/layout/Flex'

const meta = {} satisfies Meta

const icons = { ...firstIcons, ...otherIcons }

export default meta
type Story = StoryObj

export const Icons: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Icon size={24} label={name} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {name.replace('Icon', '')}
          </Typography>
        </Stack>
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(Object.keys(icons).length)
  },
}

export const IconsInText: Story = {
  render: () => (
    <Typography>
      Une icône <icons.InfoIcon /> suit la taille du texte et reste muette pour les lecteurs d’écran.
    </Typography>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
