import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { CloseCircleIcon, ClockIcon, PauseCircleIcon, ShieldIcon, StarIcon } from '~/design/icons/icons'
import { Box, Stack, Typography } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Identity' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

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

export const StatusBadgeAll: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusBadge tone="success">Actif</StatusBadge>
        <StatusBadge tone="info" icon={<ClockIcon size={14} />}>
          Période d'essai
        </StatusBadge>
        <StatusBadge tone="warning">Paiement en retard</StatusBadge>
        <StatusBadge tone="error" icon={<CloseCircleIcon size={14} />}>
          Annulé
        </StatusBadge>
        <StatusBadge>incomplete_expired</StatusBadge>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusBadge tone="primary" icon={<StarIcon size={14} />}>
          Recommandé
        </StatusBadge>
        <StatusBadge>Enterprise</StatusBadge>
        <StatusBadge tone="primary" icon={<ShieldIcon size={14} />}>
          Administrateur
        </StatusBadge>
        <StatusBadge tone="success">Active</StatusBadge>
        <StatusBadge icon={<PauseCircleIcon size={14} />}>Inactive</StatusBadge>
      </Box>
      <Box sx={{ maxWidth: 160 }}>
        <StatusBadge tone="warning">Un état dont le nom est bien trop long</StatusBadge>
      </Box>
    </Stack>
  ),
}

const roles = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly'] as const

export const RoleLabelAll: Story = {
  render: () => (
    <Stack spacing={1}>
      {roles.map((role) => (
        <Typography key={role}>
          <FormattedMessage id={`common.role.${role}`} />
        </Typography>
      ))}
      <Typography>partner_observer</Typography>
    </Stack>
  ),
}
