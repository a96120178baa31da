import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { rememberPayment } from '~/features/shared/plan/payment-underway'
import { PaymentWatch } from '~/features/subscription/PaymentWatch'
import { MINUTE_MS } from '~/platform/clock'

import { languages, looks } from '../../../.storybook/modes'
import { repeatedFacts, tells } from '../../support/facts'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'

/** The last day of a trial. */
const trial = { visit: { as: JEANNE, world: { company: 2, trialDays: 1 } } }

const meta = {
  title: 'features/subscription/PaymentSuccessScreen',
  component: Screen,
  subcomponents: { PaymentWatch },
  tags: ['money'],
  ...pageMeta,
  args: { url: '/dashboard' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const idOf = (email: string) => sandbox().world.users.find((user) => user.email === email)?.id ?? 0

/** The user has come back from the payment page, and the server still says 'trial'. */
const paid = () => rememberPayment(idOf(JEANNE), 'solo_business')

async function ofPlan(name: string) {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('section') ?? document.body)
}

const WAYS = ['frame.trial.choosePlan', 'billing.plan.choose', 'navigation.upgrade'] as const

/** The page says once that a payment is underway, and asks for no plan. */
async function waits() {
  await waitFor(() => expect(tells('a payment is underway')).toBe(true))
  await waitFor(() => expect(repeatedFacts()).toEqual([]))
  for (const way of WAYS) await expect(screen.queryByRole('link', { name: text(way) })).toBeNull()
}

/** No task, no filled button. */
export const OnDashboard: Story = {
  tags: ['TRI-05', 'K30'],
  parameters: { ...trial, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: paid,
  play: async () => {
    await arrival(text('dashboard.title'))
    const plan = await card(text('navigation.subscription'))
    await expect(await plan.findByText(text('subscription.activating.body'))).toBeVisible()
    await waits()
    await expect(screen.queryByText(text('dashboard.tasks.trial', { count: 1 }))).toBeNull()
  },
}

export const OnOtherPages: Story = {
  tags: ['TRI-04', 'K30'],
  parameters: { steps: { from: 'md' }, ...trial },
  args: { url: '/users' },
  beforeEach: paid,
  play: async () => {
    const banner = within(await screen.findByRole('region', { name: text('frame.banner.region') }))
    await expect(await banner.findByText(pattern('subscription.activating.body'))).toBeVisible()
    await expect(banner.queryByRole('link')).toBeNull()
    const meter = within(screen.getByRole('region', { name: text('frame.usage') }))
    await expect(meter.getByText(text('subscription.activating'))).toBeVisible()
    await waits()
  },
}

export const OnBilling: Story = {
  tags: ['TRI-07', 'K30'],
  parameters: trial,
  args: { url: '/settings/billing' },
  beforeEach: paid,
  play: async () => {
    await arrival(text('navigation.subscription'))
    await waits()
    await expect(screen.queryByRole('button', { name: text('trial.extend.open') })).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('trial.opportunities.title') })).toBeNull()
  },
}

/** The card of the plan has a badge. No plan has a button, and nothing advises one. */
export const OnPlans: Story = {
  tags: ['PLN-03', 'K30'],
  args: { url: '/subscription/upgrade' },
  parameters: { ...trial, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: paid,
  play: async () => {
    await arrival(text('plans.title'))
    await waits()
    const own = await ofPlan('Solo Business')
    await expect(own.getByText(text('subscription.activating'))).toBeVisible()
    await expect(screen.getAllByText(text('subscription.activating'))).toHaveLength(1)
    await expect(screen.queryByRole('button', { name: pattern('plans.choose') })).toBeNull()
    await expect(screen.queryByText(text('plans.finder.title'))).toBeNull()
  },
}

/** A larger plan that is paid for, too: until the server names it. */
export const LargerPlan: Story = {
  tags: ['PLN-03', 'K30'],
  args: { url: '/subscription/upgrade' },
  parameters: { visit: { as: CLAIRE, world: worlds.growing } },
  beforeEach: () => rememberPayment(idOf(CLAIRE), 'agency_scale'),
  play: async () => {
    await arrival(text('plans.title'))
    await expect(screen.getByText(text('subscription.activating.body'))).toBeVisible()
    await expect((await ofPlan('Agency Scale')).getByText(text('subscription.activating'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: pattern('plans.choose') })).toBeNull()
  },
}

/** From the page that the payment leads back to. */
export const FromTheReturn: Story = {
  tags: ['BIL-10', 'K30'],
  parameters: trial,
  args: { url: '/billing/success?session_id=cs_late&plan_type=solo_business' },
  play: async () => {
    await arrival(text('plans.success.activating'))
    await userEvent.click(screen.getByRole('link', { name: text('plans.success.start') }))
    await arrival(text('dashboard.title'))
    await waits()
  },
}

/** Half an hour later, or on another device, the plans are offered again. */
export const Expired: Story = {
  tags: ['TRI-05', 'K30'],
  parameters: trial,
  beforeEach: () => {
    const at = Date.now() - 31 * MINUTE_MS
    localStorage.setItem('payment-underway', JSON.stringify({ [`u${idOf(JEANNE)}`]: { items: [{ at }] } }))
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('dashboard.tasks.trial', { count: 1 }))).toBeVisible()
    await expect(screen.queryByText(text('subscription.activating.body'))).toBeNull()
  },
}
