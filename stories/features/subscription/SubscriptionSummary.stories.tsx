import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { normaliseUser } from '~/api/normalise/normalise'
import { SubscriptionSummary } from '~/features/subscription/SubscriptionSummary'

import { languages, looks } from '../../../.storybook/modes'
import { sentence } from '../../support/sentence'
import { formats, inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'

const subscription = {
  current_plan: { name: 'Agency Business', price: 180 },
  billing_status: 'active',
  is_trial: false,
  trial_days_remaining: null,
  trial_expires_at: null,
  next_billing_date: '2026-04-03',
  can_upgrade: true,
  can_manage_subscription: true,
}

const user = normaliseUser({ id: 1, company_name: 'Atelier Lumière' })

const meta = {
  component: SubscriptionSummary,
  tags: ['money'],
  decorators: [withRouter, withInstallation],
  parameters: { installation: { billingPortalUrl: 'https://facturation.exemple.fr/espace' } },
  args: { user, subscription },
} satisfies Meta<typeof SubscriptionSummary>

export default meta
type Story = StoryObj<typeof meta>

const upgrade = () => document.querySelector('a[href="/subscription/upgrade"]')

export const Active: Story = {
  tags: ['SUB-01', 'SUB-02', 'SUB-06', 'SUB-15'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await expect(screen.getByText(text('data.billing.active'))).toBeVisible()
    await expect(screen.getByText('Agency Business')).toBeVisible()
    await expect(screen.getByText(formats().price(180))).toBeVisible()
    await expect(screen.getByText(text('billing.plan.next', { date: formats().date('2026-04-03') }))).toBeVisible()
    await expect(upgrade()).toHaveTextContent(text('billing.change'))
  },
}

export const PastDue: Story = {
  tags: ['SUB-03', 'SUB-06'],
  args: { subscription: { ...subscription, billing_status: 'past_due' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await expect(screen.getByText(text('data.billing.past_due'))).toBeVisible()
    await expect(screen.queryByText(pattern('billing.plan.next'))).toBeNull()
  },
}

export const Cancelled: Story = {
  tags: ['SUB-04', 'SUB-06', 'SUB-14', 'K57'],
  args: { subscription: { ...subscription, billing_status: 'cancelled' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await expect(screen.getByText(text('data.billing.cancelled'))).toBeVisible()
    await expect(screen.getByRole('link', { name: pattern('subscription.plan.reactivate') })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(screen.getByText(text('subscription.plan.cancelled'))).toBeVisible()
    await expect(screen.queryByText(pattern('billing.plan.next'))).toBeNull()
    await expect(screen.getByText(text('billing.plan.until', { date: formats().date('2026-04-03') }))).toBeVisible()
    await expect(screen.getByText(text('billing.plan.uncharged'))).toBeVisible()
    // the price is that of the plan: nothing says that it is charged
    await expect(
      screen.getByText(
        sentence(
          pattern('billing.plan.priceOfPlan', {
            price: `${formats().price(180)} ${text('billing.plan.perMonth')}`,
          }),
        ),
      ),
    ).toBeVisible()
    await expect(screen.queryByText(pattern('billing.plan.billed'))).toBeNull()
  },
}

/** Its last day has passed, or the server names none: no date, and still nothing to pay. */
export const CancelledAndOver: Story = {
  tags: ['SUB-14', 'K57'],
  args: { subscription: { ...subscription, billing_status: 'cancelled', next_billing_date: '2026-03-15' } },
  play: async () => {
    await expect(screen.getByText(text('billing.plan.uncharged'))).toBeVisible()
    await expect(screen.queryByText(pattern('billing.plan.until'))).toBeNull()
  },
}

export const UnknownStatus: Story = {
  tags: ['SUB-02', 'C259'],
  args: { subscription: { ...subscription, billing_status: '<b>incomplete</b>' } },
  play: async () => {
    await expect(screen.getByText('<b>incomplete</b>')).toBeVisible()
  },
}

export const NoStatus: Story = {
  tags: ['C259'],
  args: { subscription: { ...subscription, billing_status: '' } },
  play: async () => {
    await expect(screen.getByText('—')).toBeVisible()
  },
}

export const CannotUpgrade: Story = {
  tags: ['SUB-05'],
  args: { subscription: { ...subscription, can_upgrade: false } },
  play: async () => {
    await expect(upgrade()).toBeNull()
  },
}

/** The server calls it active all the same: the status says that it is about the billing. */
export const NoPlan: Story = {
  tags: ['SUB-12', 'SUB-02'],
  args: { subscription: { ...subscription, current_plan: null } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await expect(screen.getByText(text('billing.plan.none'))).toBeVisible()
    await expect(screen.getByText(text('data.billing.active')).closest('dl')).toHaveTextContent(
      `${text('billing.status')}${text('data.billing.active')}`,
    )
    await expect(upgrade()).toHaveTextContent(text('billing.plan.choose'))
  },
}

export const NoNextBilling: Story = {
  tags: ['SUB-06'],
  args: { subscription: { ...subscription, next_billing_date: 'bientôt' } },
  play: async () => {
    await expect(screen.queryByText(pattern('billing.plan.next'))).toBeNull()
    await expect(screen.queryByText(/Invalid/)).toBeNull()
  },
}

/** A payment whose day has passed is no next one. */
export const NextBillingPassed: Story = {
  tags: ['SUB-06', 'decision-6'],
  args: { subscription: { ...subscription, next_billing_date: '2026-03-15' } },
  play: async () => {
    await expect(screen.getByText(pattern('billing.plan.billed'))).toBeVisible()
    await expect(screen.queryByText(pattern('billing.plan.next'))).toBeNull()
  },
}

export const InTrial: Story = {
  tags: ['SUB-06'],
  args: { subscription: { ...subscription, is_trial: true } },
  play: async () => {
    await expect(screen.queryByText(pattern('billing.plan.next'))).toBeNull()
  },
}

/** Days and plan, when both are known. */
export const InTrialOfAPlan: Story = {
  tags: ['SUB-01', 'TRI-16'],
  args: {
    subscription: { ...subscription, is_trial: true, billing_status: 'trial' },
    trial: { ended: false, statement: <p>5 jours restants</p>, extension: <span>Prolonger l’essai</span> },
  },
  play: async () => {
    await expect(screen.getByText('Agency Business')).toBeVisible()
    await expect(screen.getByText('5 jours restants')).toBeVisible()
    await expect(screen.getByText(/Prolonger l’essai/)).toBeVisible()
    // it is tried, not bought
    await expect(upgrade()).toHaveTextContent(text('billing.plan.choose'))
  },
}

const highest = { ...subscription, current_plan: { name: 'Agency Scale', price: 450 } }

/** No plan is above it: no link leads to the plans, whatever the server says. */
export const HighestPlan: Story = {
  tags: ['SUB-05', 'PLN-27'],
  args: { subscription: highest },
  play: async () => {
    await expect(upgrade()).toBeNull()
    await expect(screen.getByRole('link', { name: pattern('subscription.plan.manage') })).toBeVisible()
  },
}

export const HighestPlanCancelledWithoutPortal: Story = {
  tags: ['SUB-04', 'SUB-14'],
  args: { subscription: { ...highest, billing_status: 'cancelled' } },
  parameters: { installation: { billingPortalUrl: '' } },
  play: async () => {
    await expect(screen.getByText(text('subscription.plan.cancelled'))).toBeVisible()
    await expect(screen.getByRole('link')).toHaveTextContent(text('subscription.plan.reactivate.write'))
  },
}

export const CancelledWithoutAnyAddress: Story = {
  tags: ['SUB-04', 'SUB-14'],
  args: { subscription: { ...subscription, billing_status: 'cancelled' } },
  parameters: { installation: { billingPortalUrl: '', supportEmail: '' } },
  play: async () => {
    await expect(screen.getByText(pattern('subscription.plan.cancelled.provider'))).toBeVisible()
    await expect(upgrade()).toBeVisible()
  },
}

export const PriceWithCents: Story = {
  tags: ['SUB-11'],
  args: { subscription: { ...subscription, current_plan: { name: 'Agency Business', price: 179.9 } } },
  play: async () => {
    await expect(screen.getByText(formats().price(179.9))).toBeVisible()
  },
}

export const WithoutPortal: Story = {
  tags: ['SUB-08'],
  parameters: { installation: { billingPortalUrl: '' } },
  play: async () => {
    await expect(screen.queryByRole('link', { name: pattern('subscription.plan.manage') })).toBeNull()
    await expect(upgrade()).toBeVisible()
  },
}

export const ExternalOpening: Story = {
  tags: ['SUB-07', 'C281'],
  play: async () => {
    const portal = screen.getByRole('link', {
      name: inOrder(pattern('subscription.plan.manage'), pattern('common.newTab')),
    })
    await expect(portal).toHaveAttribute('target', '_blank')
    await expect(portal).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
