import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Timeline as Line } from '~/design/data/Timeline'
import { InfoIcon, WarningIcon } from '~/design/icons/first-icons'
import { BrandsIcon, ClockIcon, UserIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'

import { withLargeText } from '../../support/large-text'

const meta = { component: Line } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Line> = {
  args: {
    label: 'Activité récente',
    atFirst: 1,
    more: 'Voir plus d’activité',
    entries: [
      { id: 1, icon: <UserIcon />, tone: 'info', title: 'Léa Martin a rejoint Maison Dubois' },
      { id: 2, icon: <BrandsIcon />, tone: 'success', title: 'Brasserie du Port a été activée' },
    ],
  },
}

const ago = (date: string, text: string) => <time dateTime={date}>{text}</time>

export const Timeline: Story = {
  render: () => (
    <Box sx={{ maxWidth: 480 }}>
      <Line
        label="Activité récente"
        atFirst={4}
        more="Voir plus d’activité"
        entries={[
          {
            id: 1,
            icon: <UserIcon />,
            tone: 'info',
            title: 'Léa Martin a rejoint Maison Dubois',
            time: ago('2026-03-16T08:40:00Z', 'il y a 20 minutes'),
          },
          {
            id: 2,
            icon: <BrandsIcon />,
            tone: 'success',
            title: 'Brasserie du Port a été activée',
            description: 'Par Claire Fontaine',
            time: ago('2026-03-15T14:00:00Z', 'hier'),
          },
          {
            id: 3,
            icon: <WarningIcon />,
            tone: 'warning',
            title: 'Période d’essai : 3 jours restants',
            time: ago('2026-03-14T09:00:00Z', 'il y a 2 jours'),
          },
          { id: 4, icon: <InfoIcon />, title: 'brand_export_requested', description: 'Type inconnu, montré tel quel' },
          { id: 5, icon: <ClockIcon />, title: 'Sans date' },
        ]}
      />
    </Box>
  ),
}

/** Beside text twice as large, the round marks are twice as large too. */
export const TimelineLargeText: Story = {
  ...Timeline,
  tags: ['NFR-09'],
  beforeEach: withLargeText,
  play: async ({ canvas }) => {
    for (const entry of canvas.getAllByRole('listitem')) {
      const { width, height } = (entry.firstElementChild ?? entry).getBoundingClientRect()
      await expect([width, height]).toEqual([56, 56])
    }
  },
}
