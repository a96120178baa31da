import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { INES } from '#mocks/domain/seed/named.ts'

import { arrival, card } from '../../support/page'
import type { Screen } from '../../support/Screen'
import { billingPage, PORTAL } from './billing-page'

const meta = {
  title: 'Billing/Settings/Cancelled',
  ...billingPage,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  name: 'Cancelled · SUB-02 SUB-04 SUB-14 K57',
  parameters: { visit: { as: INES } },
  play: async () => {
    await arrival('Abonnement')
    const plan = await card('Plan actuel')
    await expect(plan.getByText('Annulé')).toBeVisible()
    await expect(plan.getByText(/Certaines fonctionnalités peuvent être limitées/)).toBeVisible()
    await expect(plan.getByText('Accès jusqu’au 28 mars 2026')).toBeVisible()
    await expect(plan.queryByText(/facturé/)).toBeNull()
    const again = plan.getByRole('link', { name: /^Réactiver l’abonnement/ })
    // the banner calls the same act by the same name
    await expect(await screen.findAllByRole('link', { name: /^Réactiver l’abonnement/ })).toHaveLength(2)
    // and has its colour, but does not repeat what the card says
    const banner = within(screen.getByRole('region', { name: 'Information importante' }))
    await expect(banner.getByText('28 mars 2026')).toBeVisible()
    await expect(banner.getByText(/Certaines fonctionnalités/)).not.toBeVisible()
    const icons = [banner.getByRole('status'), plan.getByText('Annulé').parentElement?.parentElement].map((part) =>
      part?.querySelector('svg'),
    )
    await expect(new Set(icons.map((icon) => icon && getComputedStyle(icon).color)).size).toBe(1)
    await expect(again).toHaveAttribute('href', PORTAL)
    await expect(again).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(plan.getByRole('link', { name: 'Changer de plan' })).toHaveAttribute('href', '/subscription/upgrade')
    await expect(plan.queryByRole('link', { name: /^Gérer/ })).toBeNull()
    await expect(screen.queryByRole('heading', { name: 'Suggestions' })).toBeNull()
  },
}

/** Choosing a plan does not reactivate the current one: no link claims that. */
export const CancelledWithoutPortal: Story = {
  name: 'CancelledWithoutPortal · SUB-04 SUB-14',
  parameters: { visit: { as: INES }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await arrival('Abonnement')
    await expect((await card('Plan actuel')).getByRole('link', { name: 'Changer de plan' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: /^Réactiver/ })).toBeNull()
  },
}
