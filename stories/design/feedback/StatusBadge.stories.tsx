import type { Meta, StoryObj } from '@storybook/react-vite'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BuildingIcon } from '~/design/icons/icons'
import { Box, Stack } from '~/design/layout/Flex'
import { BillingBadge } from '~/features/shared/plan/Billing'

import { looks } from '../../../.storybook/modes'

const meta = { component: StatusBadge } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof StatusBadge> = {
  args: { tone: 'success', children: 'Actif' },
}

export const StatusBadgeAll: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {['active', 'trial', 'past_due', 'cancelled', 'incomplete_expired'].map((status) => (
          <BillingBadge key={status} status={status} />
        ))}
        <BillingBadge status="trial" trialEnded />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusBadge tone="primary">Recommandé</StatusBadge>
        <StatusBadge icon={<BuildingIcon size={14} />}>Enterprise</StatusBadge>
        <StatusBadge tone="primary">Administrateur</StatusBadge>
        <StatusBadge tone="success">Active</StatusBadge>
        <StatusBadge>Inactive</StatusBadge>
      </Box>
      <Box sx={{ maxWidth: 160 }}>
        <StatusBadge tone="warning">Un état dont le nom est bien trop long</StatusBadge>
      </Box>
    </Stack>
  ),
}
