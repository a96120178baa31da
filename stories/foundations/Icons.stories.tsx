import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import * as firstIcons from '~/design/icons/first-icons'
import * as otherIcons from '~/design/icons/icons'
import { Box, Stack, Typography } from '~/design/layout/Flex'

const meta = {} satisfies Meta

type Icon = typeof firstIcons.InfoIcon

const isIcon = (entry: [string, unknown]): entry is [string, Icon] => /^[A-Z]\w*Icon$/.test(entry[0])

const icons = Object.entries({ ...firstIcons, ...otherIcons }).filter(isIcon)

export default meta
type Story = StoryObj

export const Icons: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {icons.map(([name, Icon]) => (
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
    await expect(canvas.getAllByRole('img')).toHaveLength(icons.length)
  },
}

export const IconsInText: Story = {
  render: () => (
    <Typography>
      Une icône <firstIcons.InfoIcon /> suit la taille du texte et reste muette pour les lecteurs d’écran.
    </Typography>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
