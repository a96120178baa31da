import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { looks } from '../../../.storybook/modes'
import { answer } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sentence } from '../../support/sentence'
import { inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

/** What the page says when the server has no suggestion: never the contrary of the banner above it. */
const meta = {
  title: 'features/subscription/BillingScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/settings/billing' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const beforeEach: Story['beforeEach'] = ({ msw }) => msw.use(answer('detectUpgrade', { upgrade_opportunities: [] }))

const FILLED = '[data-variant="contained"]'

async function suggested(...found: RegExp[]) {
  await arrival(text('navigation.subscription'))
  const suggestions = await card(text('trial.opportunities.title'))
  const items = await suggestions.findAllByRole('listitem')
  await expect(items).toHaveLength(found.length)
  for (const [index, text] of found.entries()) await expect(items[index]).toHaveTextContent(text)
  await expect(suggestions.queryByText(text('trial.opportunities.none'))).toBeNull()
  return suggestions
}

/** Invitations hold the seats that are not free: the usage adds up. */
export const SeatsHeldByInvitations: Story = {
  tags: ['COM-02', 'COM-03', 'K58'],
  parameters: { visit: { as: CLAIRE, world: worlds.growing } },
  play: async () => {
    const usage = await card(text('billing.usage.title'))
    await expect(usage.getByText('4 / 5')).toBeVisible()
    await expect(usage.getByText(text('billing.usage.users.free', { count: 0 }))).toBeVisible()
    await expect(await usage.findByText(pattern('data.usage.pending', { count: 2 }))).toBeVisible()
    await expect(usage.getAllByRole('meter')[0]).toHaveAttribute('data-level', 'error')
  },
}

export const LimitReached: Story = {
  tags: ['COM-04', 'TRI-10'],
  beforeEach,
  parameters: {
    visit: { as: CLAIRE, world: { ...worlds.growing, limits: { users: 4, brands: 100 } } },
    chromatic: { modes: looks },
  },
  play: async () => {
    await suggested(
      inOrder(pattern('trial.opportunities.unknown'), pattern('data.limit.users.used', { used: 4, most: 4 })),
    )
  },
}

export const LimitNear: Story = {
  tags: ['COM-04', 'TRI-10'],
  beforeEach,
  parameters: { visit: { as: CLAIRE, world: { plan: 'agency_business', limits: { users: 500, brands: 50 } } } },
  play: async () => {
    await suggested(
      inOrder(pattern('trial.opportunities.brands'), pattern('data.limit.brands.used', { used: 47, most: 50 })),
    )
  },
}

/** There is no larger plan: the card says so, and whom to ask for more. */
export const LimitReachedOnHighestPlan: Story = {
  tags: ['COM-04', 'PLN-27'],
  beforeEach,
  parameters: { visit: { as: CLAIRE, world: worlds.limitsReached } },
  play: async () => {
    await arrival(text('navigation.subscription'))
    const suggestions = await card(text('trial.opportunities.title'))
    await expect(await suggestions.findByText(text('data.limit.highest'))).toBeVisible()
    const more = suggestions.getByRole('link', { name: text('subscription.more') })
    await expect(decodeURIComponent(more.getAttribute('href') ?? '')).toMatch(
      inOrder(/^mailto:/, /Atelier Lumière/, pattern('data.limit.users.used', { used: 85, most: 85 })),
    )
  },
}

export const TrialSoonOver: Story = {
  tags: ['TRI-05', 'TRI-10'],
  beforeEach,
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 5, limits: { users: 20 } } } },
  play: async () => {
    await suggested(pattern('trial.opportunities.trial'))
  },
}

/** The plan named here is the one that stands out on the page of the plans. */
export const SamePlanOnBothPages: Story = {
  tags: ['PLN-07', 'TRI-10', 'K60'],
  parameters: { visit: { as: JEANNE } },
  play: async () => {
    await arrival(text('navigation.subscription'))
    const suggestions = await card(text('trial.opportunities.title'))
    await expect(await suggestions.findByRole('link', { name: 'Solo Starter' })).toHaveAttribute(
      'href',
      '/subscription/upgrade',
    )
    await expect(
      await suggestions.findByText(sentence(pattern('trial.opportunities.suggested', { plan: 'Solo Starter' }))),
    ).toHaveTextContent(pattern('trial.opportunities.suggested', { plan: 'Solo Starter' }))
    const [toPlans] = await screen.findAllByRole('link', { name: text('billing.plan.choose') })
    await userEvent.click(toPlans ?? document.body)
    await arrival(text('plans.title'))
    const badge = await screen.findByText(text('plans.suggested'))
    const plan = within(badge.closest('section') ?? document.body)
    await expect(plan.getByRole('heading', { name: 'Solo Starter' })).toBeVisible()
    // one card stands out; the popular plans keep their badge (B §2)
    const filled = screen
      .getAllByRole('button', { name: pattern('plans.choose') })
      .filter((button) => button.matches(FILLED))
    await expect(filled).toEqual([plan.getByRole('button', { name: text('plans.choose', { plan: 'Solo Starter' }) })])
    await expect(screen.getAllByText(text('plans.popular'))).toHaveLength(2)
  },
}

/** A plan of one brand is full by nature: it suits, and there is no card. */
export const PlanSuits: Story = {
  tags: ['TRI-10'],
  beforeEach,
  parameters: { visit: { as: CLAIRE, world: worlds.solo } },
  play: async () => {
    await arrival(text('navigation.subscription'))
    await waitFor(() => expect(callsTo('detectUpgrade')).toHaveLength(1))
    await expect(screen.queryByText(text('trial.opportunities.title'))).toBeNull()
  },
}
