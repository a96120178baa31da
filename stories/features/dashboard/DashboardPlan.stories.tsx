import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { fail, fault, raw } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  title: 'features/dashboard/DashboardScreen',
  component: Screen,
  tags: ['money'],
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A plan that is paid for is known from the account. */
export const PlanAtOnce: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('getTrialStatus', 'hang')),
  play: async () => {
    await expect(await screen.findByRole('link', { name: text('subscription.plan.manage') })).toBeVisible()
  },
}

/** A server may have no trial to tell of, or refuse: the plan is shown all the same. */
export const PlanWithoutTrialAnswer: Story = {
  tags: ['TRI-06', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('getTrialStatus', 404)),
  play: async () => {
    const plan = await card(text('navigation.subscription'))
    await waitFor(() => expect(callsTo('getTrialStatus')).toHaveLength(1))
    await expect(await plan.findByRole('link', { name: text('subscription.plan.manage') })).toBeVisible()
    await expect(plan.getByText('Agency Scale')).toBeVisible()
    await expect(screen.queryByText(text('billing.trial.failed'))).toBeNull()
  },
}

/** The answer about the trial says nothing; the account does. */
export const TrialOfTheAccount: Story = {
  tags: ['decision-6', 'TRI-03', 'TRI-06'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 5 } } },
  beforeEach: ({ msw }) => msw.use(raw('getTrialStatus', { success: true, message: null, data: {} })),
  play: async () => {
    const link = await screen.findByRole('link', { name: text('subscription.plan.manage') })
    // the card answers by itself, not only until the answer comes
    await waitFor(() => expect(callsTo('getTrialStatus')).toHaveLength(1))
    await expect(link).toBeVisible()
    await expect(screen.getByText(text('billing.trial.daysLeft', { days: 5 }))).toBeVisible()
  },
}

/** Refused once, and not asked again. The account of the user knows the trial, too. */
export const TrialRefused: Story = {
  tags: ['TRI-06', 'TRI-11', 'NFR-01'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 5 } } },
  beforeEach: ({ msw }) => msw.use(fail('getTrialStatus', 403)),
  play: async () => {
    const plan = await card(text('navigation.subscription'))
    await expect(await plan.findByText(text('billing.trial.daysLeft', { days: 5 }))).toBeVisible()
    await expect(plan.getByRole('link', { name: text('subscription.plan.manage') })).toBeVisible()
    await expect(plan.queryByText(pattern('billing.trial.denied'))).toBeNull()
    await expect(callsTo('getTrialStatus')).toHaveLength(1)
  },
}

/** Company admins who may not choose a plan see who may, in the banner or in the card. */
export const TrialForWhoMayNotChoose: Story = {
  tags: ['TRI-05', 'TRI-06'],
  parameters: {
    visit: {
      as: JEANNE,
      world: { company: 2, trialDays: 2, user: { email: JEANNE, can_manage_subscription: false } },
    },
  },
  play: async () => {
    const plan = await card(text('navigation.subscription'))
    await expect(await plan.findByText(text('data.limit.ask'))).toBeVisible()
    await expect(screen.queryByText(text('billing.trial.urgency.high'))).toBeNull()
    await expect(screen.queryByRole('link', { name: text('billing.plan.choose') })).toBeNull()
  },
}

/** The brand itself, where others see how many they have. */
export const PlanOfOneBrand: Story = {
  tags: ['DSH-01', 'COM-04'],
  parameters: { visit: { world: worlds.solo } },
  // nothing is counted, so nothing is asked
  beforeEach: ({ msw }) => msw.use(fail('getBrandsOverview', 500)),
  play: async () => {
    const brand = await card(text('dashboard.brands.single'))
    await expect(await brand.findByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
    await expect(callsTo('getBrandsOverview')).toEqual([])
    await expect(brand.queryByText(text('dashboard.brands.withoutAdmin'))).toBeNull()
    await expect(brand.queryByRole('link', { name: text('dashboard.brands.all') })).toBeNull()
    await expect(screen.queryByText(text('common.role.agency_admin'))).toBeNull()
  },
}

/** No number is shown that the list of invitations corrects, and nothing moves when it comes. */
export const FreePlacesAtOnce: Story = {
  tags: ['COM-02', 'NFR-01', 'K58'],
  parameters: { steps: { from: 'md' } },
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'slow')),
  play: async () => {
    const usage = await card(text('billing.usage.title'))
    const free = await usage.findByText(text('billing.usage.users.free', { count: 11 }))
    await expect(usage.queryByText(text('data.usage.pending', { count: 4 }))).toBeNull()
    const { left, top } = free.getBoundingClientRect()
    await expect(await usage.findByText(text('data.usage.pending', { count: 4 }), {}, { timeout: 8000 })).toBeVisible()
    await expect(free).toBeVisible()
    await expect(free.getBoundingClientRect()).toMatchObject({ left, top })
  },
}
