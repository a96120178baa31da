import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { normaliseUser } from '~/api/normalise/normalise'
import { QuickActions, quickActionsFor } from '~/features/dashboard/DashboardScreen'

import { text } from '../../support/text'
import { withRouter } from '../../support/with-router'

const subscription_info = {
  billing_status: 'active',
  current_plan: { name: 'Agency Starter', price: 80 },
  can_manage_subscription: true,
  can_upgrade: true,
}

const actionsOf = (user: object) => quickActionsFor(normaliseUser({ id: 1, ...user }))

const meta = {
  component: QuickActions,
  decorators: [withRouter],
} satisfies Meta<typeof QuickActions>

export default meta
type Story = StoryObj<typeof meta>

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

export const AgencyAdmin: Story = {
  tags: ['DSH-01', 'role'],
  args: { actions: actionsOf({ user_type: 'agency_admin', subscription_info }) },
  play: async () => {
    await expect(names()).toEqual([text('dashboard.actions.createBrand'), text('dashboard.actions.invite')])
  },
}

/** Nothing that makes the plan grow: there is nothing left to offer, and no empty card. */
export const LatePayment: Story = {
  tags: ['SUB-03', 'money'],
  args: {
    actions: actionsOf({
      user_type: 'agency_admin',
      subscription_info: { ...subscription_info, billing_status: 'past_due' },
    }),
  },
  play: async () => {
    await expect(screen.queryByRole('heading', { name: text('dashboard.actions.title') })).toBeNull()
  },
}

export const Reader: Story = {
  tags: ['K36', 'role'],
  args: { actions: actionsOf({ user_type: 'client_readonly' }) },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull()
  },
}
