import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BuildingIcon, CloseCircleIcon, ClockIcon, PauseCircleIcon, ShieldIcon, StarIcon } from '~/design/icons/icons'
import { Box, Stack } from '~/design/layout/layout'

import { looks } from '../../../.storybook/modes'

const meta = { title: 'Components/StatusBadge', component: StatusBadge } satisfies Meta

export default meta
type Story = StoryObj

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
        <StatusBadge icon={<BuildingIcon size={14} />}>Enterprise</StatusBadge>
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
