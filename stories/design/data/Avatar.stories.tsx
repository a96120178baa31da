import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Avatar } from '~/design/data/Avatar'
import { Box, Stack, Typography } from '~/design/layout/Flex'

import { withLargeText } from '../../support/large-text'

const meta = { title: 'Components/Avatar', component: Avatar } satisfies Meta

export default meta
type Story = StoryObj

const dot =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23B26A00'/%3E%3C/svg%3E"

const people = [
  { name: 'Claire Fontaine', note: 'Deux lettres' },
  { name: 'Léa', note: 'Une lettre' },
  { name: 'Éloïse D’Arc-Müller', note: 'Accents' },
  { name: '👩‍🚀 Thomas', note: 'Émoji' },
  { name: 'Ångström Öberg', note: 'Lettres nordiques' },
  { name: 'Image Connue', note: 'Image', src: dot },
  { name: 'Image Perdue', note: 'Image cassée', src: 'data:image/png;base64,AAAA' },
  { name: '', note: 'Sans nom' },
]

export const AvatarInitials: Story = {
  render: () => (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {people.map(({ name, note, src }) => (
          <Stack key={note} spacing={1} sx={{ alignItems: 'center' }}>
            <Avatar name={name} src={src} size={40} labelled={name !== ''} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </Stack>
        ))}
      </Box>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {([24, 32, 40, 56] as const).map((size) => (
          <Avatar key={size} name="Maison Dubois" size={size} shape="square" />
        ))}
      </Stack>
    </Stack>
  ),
}

/** Beside text twice as large, twice as large itself. */
export const AvatarLargeText: Story = {
  name: 'AvatarLargeText · NFR-09',
  beforeEach: withLargeText,
  render: () => <Avatar name="Claire Fontaine" labelled />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Claire Fontaine' }).getBoundingClientRect()
    await expect([width, height]).toEqual([64, 64])
  },
}
