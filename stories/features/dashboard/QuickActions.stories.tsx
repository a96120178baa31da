import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { normaliseUser } from '~/api/normalise/user'
import { quickActionsFor } from '~/features/dashboard/quick-actions'
import { QuickActions } from '~/features/dashboard/QuickActions'

import { withRouter } from '../../support/with-router'

const everywhere = () => true
const subscription_info = {
  billing_status: 'active',
  current_plan: { name: 'Agency Starter', price: 80 },
  can_manage_subscription: true,
  can_upgrade: true,
}

const actionsOf = (user: object) => quickActionsFor(normaliseUser({ id: 1, ...user }), everywhere)

const meta = {
  title: 'Dashboard/Quick actions',
  component: QuickActions,
  decorators: [withRouter],
} satisfies Meta<typeof QuickActions>

export default meta
type Story = StoryObj<typeof meta>

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

export const AgencyAdmin: Story = {
  args: { actions: actionsOf({ user_type: 'agency_admin', subscription_info }) },
  play: async () => {
    await expect(names()).toEqual([
      'Créer une marque',
      'Inviter un membre',
      'Gérer les utilisateurs',
      'Consulter l’analytique',
      'Changer de plan',
      'Modifier votre profil',
    ])
  },
}

export const LatePayment: Story = {
  name: 'LatePayment · SUB-03',
  args: {
    actions: actionsOf({
      user_type: 'agency_admin',
      subscription_info: { ...subscription_info, billing_status: 'past_due' },
    }),
  },
  play: async () => {
    await expect(screen.queryByText('Mettre à jour le paiement')).toBeNull()
    await expect(screen.queryByText('Inviter un membre')).toBeNull()
  },
}

export const BrandAdmin: Story = {
  args: { actions: actionsOf({ user_type: 'brand_admin' }) },
  play: async () => {
    await expect(names()).toEqual([
      'Voir les marques',
      'Ouvrir les pages',
      'Consulter l’analytique',
      'Modifier votre profil',
    ])
  },
}

export const Reader: Story = {
  name: 'Reader · K36',
  args: { actions: actionsOf({ user_type: 'client_readonly' }) },
  play: async () => {
    await expect(names()).toEqual(['Voir les marques', 'Modifier votre profil'])
  },
}
