import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { INES, JEANNE } from '#mocks/domain/seed/named.ts'

import { answer } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import type { Screen } from '../../support/Screen'
import { formats, inOrder, pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { billingPage, PORTAL } from './billing-page'

const meta = {
  title: 'features/subscription/BillingScreen',
  tags: ['money'],
  ...billingPage,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  tags: ['SUB-02', 'SUB-04', 'SUB-14', 'K57'],
  parameters: { visit: { as: INES } },
  play: async () => {
    await arrival(text('navigation.subscription'))
    const plan = await card(text('billing.plan'))
    await expect(plan.getByText(text('data.billing.cancelled'))).toBeVisible()
    await expect(plan.getByText(pattern('subscription.plan.cancelled'))).toBeVisible()
    await expect(plan.getByText(text('billing.plan.until', { date: formats().date('2026-03-28') }))).toBeVisible()
    await expect(plan.queryByText(pattern('billing.plan.billed'))).toBeNull()
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

/** The filled button writes to the support. Choosing a plan does not reactivate the current one. */
export const CancelledWithoutPortal: Story = {
  tags: ['SUB-04', 'SUB-14', 'K57'],
  parameters: { visit: { as: INES }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await arrival(text('navigation.subscription'))
    const plan = await card(text('billing.plan'))
    const again = plan.getByRole('link', { name: text('subscription.plan.reactivate.write') })
    await expect(decodeURIComponent(again.getAttribute('href') ?? '')).toMatch(
      inOrder(
        /^mailto:support@exemple\.fr\?subject=/,
        pattern('subscription.plan.mail.reactivate', { company: 'Cabinet Rousseau' }),
        pattern('subscription.plan.mail.reactivateBody', { company: 'Cabinet Rousseau', plan: 'Solo Business' }),
      ),
    )
    // the one filled button
    await expect([...document.querySelectorAll('main [data-variant="contained"]')]).toEqual([again])
    await expect(plan.getByRole('link', { name: text('billing.change') })).toBeVisible()
  },
}

/** The settings have the same card. */
export const OnSettings: Story = {
  tags: ['SUB-14', 'K57'],
  args: { url: '/settings' },
  parameters: { visit: { as: INES }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await arrival(text('navigation.settings'))
    const plan = await card(text('navigation.subscription'))
    await expect(plan.getByRole('link', { name: text('subscription.plan.reactivate.write') })).toHaveAttribute(
      'data-variant',
      'contained',
    )
  },
}

/** A cancelled trial ends as any cancelled subscription: nothing counts its days or offers more of them. */
export const CancelledTrial: Story = {
  tags: ['SUB-04', 'TRI-16', 'K57'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 4 } }, installation: { billingPortalUrl: '' } },
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(JEANNE)
    const { subscription_info: subscription } = user
    if (!subscription) throw new Error('Jeanne has a trial')
    msw.use(answer('getCurrentUser', { ...user, subscription_info: { ...subscription, billing_status: 'cancelled' } }))
  },
  play: async () => {
    await arrival(text('navigation.subscription'))
    const plan = await card(text('billing.plan'))
    await expect(plan.getByText(text('data.billing.cancelled'))).toBeVisible()
    await expect(plan.getByText(text('billing.plan.until', { date: formats().date('2026-03-20') }))).toBeVisible()
    await expect(plan.getByRole('link', { name: text('billing.plan.choose') })).toBeVisible()
    await expect(plan.queryByRole('button', { name: text('trial.extend.open') })).toBeNull()
    await expect(plan.queryByText(text('billing.plan.priceOfPlan', { price: formats().price(0) }))).toBeNull()
    await expect(screen.queryByText(text('frame.trial.daysLeft', { days: 4 }))).toBeNull()
    await expect(callsTo('listTrialEvents')).toEqual([])
  },
}
