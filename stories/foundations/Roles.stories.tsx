import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'

import { Stack, Typography } from '~/design/layout/Flex'

const meta = { tags: ['role'] } satisfies Meta

export default meta
type Story = StoryObj

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
