import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { brandNames } from '#mocks/domain/seed/brand-names.ts'
import { Avatar } from '~/design/data/Avatar'
import { Box, Stack, Typography } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { withLargeText } from '../../support/large-text'

const meta = { component: Avatar } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Avatar> = {
  args: { name: 'Maison Dubois', size: 40, shape: 'square' },
}

const users = [
  { name: 'Claire Fontaine', note: 'Deux lettres' },
  { name: 'Léa', note: 'Une lettre' },
  { name: 'Éloïse D’Arc-Müller', note: 'Accents' },
  { name: '👩‍🚀 Thomas', note: 'Émoji' },
  { name: 'Ångström Öberg', note: 'Lettres nordiques' },
  { name: '', note: 'Sans nom' },
]

function markOf(canvas: Element, letters: string): Element {
  const mark = canvas.querySelector(`[data-initials="${letters}"]`)
  if (!mark) throw new Error(`${letters} is not drawn`)
  return mark
}

export const AvatarInitials: Story = {
  render: () => (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {users.map(({ name, note }) => (
          <Stack key={note} spacing={1} sx={{ alignItems: 'center' }}>
            <Avatar name={name} size={40} />
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
  tags: ['NFR-09'],
  beforeEach: withLargeText,
  render: () => <Avatar name="Claire Fontaine" />,
  play: async ({ canvasElement }) => {
    const { width, height } = markOf(canvasElement, 'CF').getBoundingClientRect()
    await expect([width, height]).toEqual([64, 64])
  },
}

/** The same hue for a name in every list. */
export const BrandMarks: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, maxWidth: 480 }}>
      {brandNames.map((name) => (
        <Avatar key={name} name={name} size={40} shape="square" />
      ))}
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const ground = (letters: string) => getComputedStyle(markOf(canvasElement, letters)).backgroundColor
    await expect(ground('CÉ')).not.toBe(ground('TR'))
  },
}
