import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { INES } from '#mocks/domain/seed/named.ts'

import { arrival, card } from '../../support/page'
import type { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
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
    await arrival(text('navigation.subscription'))
    const plan = await card(text('billing.plan'))
    await expect(plan.getByText(text('data.billing.cancelled'))).toBeVisible()
    await expect(plan.getByText(pattern('subscription.plan.cancelled'))).toBeVisible()
    await expect(plan.getByText(text('subscription.plan.until', { date: formats().date('2026-03-28') }))).toBeVisible()
    await expect(plan.queryByText(pattern('subscription.plan.billed'))).toBeNull()
    const again = plan.getByRole('link', { name: pattern('subscription.plan.reactivate') })
    // the banner does not repeat what the card says
    await expect(screen.getAllByRole('link', { name: pattern('subscription.plan.reactivate') })).toHaveLength(1)
    await expect(
      within(screen.getByRole('region', { name: text('frame.banner.region') })).queryByRole('status'),
    ).toBeNull()
    await expect(again).toHaveAttribute('href', PORTAL)
    await expect(again).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(plan.getByRole('link', { name: text('billing.change') })).toHaveAttribute(
      'href',
      '/subscription/upgrade',
    )
    await expect(plan.queryByRole('link', { name: pattern('subscription.plan.manage') })).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('trial.opportunities.title') })).toBeNull()
  },
}

/** Choosing a plan does not reactivate the current one: no link claims that. */
export const CancelledWithoutPortal: Story = {
  name: 'CancelledWithoutPortal · SUB-04 SUB-14',
  parameters: { visit: { as: INES }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await arrival(text('navigation.subscription'))
    await expect((await card(text('billing.plan'))).getByRole('link', { name: text('billing.change') })).toBeVisible()
    await expect(screen.queryByRole('link', { name: pattern('subscription.plan.reactivate') })).toBeNull()
  },
}
