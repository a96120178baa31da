import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { newFeatures, PLAN_FEATURES, planByType, type Plan, smallerOf } from '~/features/subscription/plan-catalogue'
import { PlanCard } from '~/features/subscription/PlanCard'

import { languages, looks } from '../../../.storybook/modes'
import { formats, pattern, text } from '../../support/text'

const plan = (planType: string): Plan => {
  const found = planByType(planType)
  if (!found) throw new Error(`No plan is called ${planType}`)
  return found
}

const meta = {
  component: PlanCard,
  tags: ['money'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    plan: plan('solo_business'),
    standing: 'higher',
    emphasised: false,
    busy: false,
    disabled: false,
    onChoose: fn(),
    buttonRef: () => {},
  },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

/** What a card says of its plan: price without tax, brands, users. */
const shows =
  (euros: number, brands: number, users: number): NonNullable<Story['play']> =>
  async ({ args }) => {
    const heading = screen.getByRole('heading', { level: 3, name: args.plan.name })
    const price = formats().price(euros)
    await expect(heading).toBeVisible()
    await expect(screen.getByText(price)).toBeVisible()
    // one below the other: the card takes its rows from the grid it is in
    const top = screen.getByText(price).getBoundingClientRect().top
    await expect(top).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom)
    await expect(screen.getByText(text('plans.brands', { count: brands }))).toBeVisible()
    await expect(screen.getByText(text('plans.users', { count: users }))).toBeVisible()
    // a larger plan names the one before it instead of repeating its features
    const base = smallerOf(args.plan)
    const more = newFeatures(args.plan, base).length
    await expect(screen.queryAllByRole('listitem')).toHaveLength(more)
    if (base) await expect(screen.getByText(text('plans.everything', { name: base.name, more }))).toBeVisible()
    await expect(screen.getByText(pattern('billing.plan.perMonth'))).toBeVisible()
    await expect(screen.getByText(text('billing.plan.billed'))).toBeVisible()
  }

export const SoloStarter: Story = {
  tags: ['PLN-06', 'PLN-08', 'PLN-29'],
  args: { plan: plan('solo_starter') },
  play: shows(40, 1, 2),
}

export const SoloBusinessPopular: Story = {
  tags: ['PLN-07', 'PLN-08'],
  parameters: { chromatic: { modes: looks } },
  play: async (context) => {
    await shows(95, 1, 25)(context)
    const badge = screen.getByText(text('plans.popular'))
    await expect(badge).toBeVisible()
    // in a row of its own: the name has the whole width
    const { bottom } = screen.getByRole('heading', { level: 3 }).getBoundingClientRect()
    await expect(badge.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
}

export const SoloEnterprise: Story = {
  tags: ['PLN-07', 'PLN-08'],
  args: { plan: plan('solo_enterprise') },
  play: async (context) => {
    await shows(250, 1, 100)(context)
    await expect(screen.getByText(text('plans.enterprise'))).toBeVisible()
  },
}

export const AgencyStarter: Story = {
  tags: ['PLN-08'],
  args: { plan: plan('agency_starter') },
  play: shows(80, 5, 5),
}

export const AgencyBusinessPopular: Story = {
  tags: ['PLN-07', 'PLN-08', 'PLN-09'],
  args: { plan: plan('agency_business') },
  play: async (context) => {
    await shows(180, 25, 25)(context)
    await expect(screen.getByText(text('plans.popular'))).toBeVisible()
    await expect(screen.getByText(text('plans.feature.whiteLabel'))).toBeVisible()
  },
}

export const AgencyScaleEnterprise: Story = {
  tags: ['PLN-07', 'PLN-08', 'PLN-09'],
  args: { plan: plan('agency_scale') },
  play: async (context) => {
    await shows(450, 100, 100)(context)
    await expect(screen.getByText(text('plans.enterprise'))).toBeVisible()
    await expect(screen.getByText(text('plans.feature.accountManager'))).toBeVisible()
  },
}

export const Current: Story = {
  tags: ['PLN-27'],
  args: { standing: 'current' },
  play: async () => {
    await expect(screen.getByRole('button', { name: text('plans.current') })).toBeDisabled()
    await expect(screen.getByText(text('plans.popular'))).toBeVisible()
  },
}

/** Another plan is being chosen. */
export const Disabled: Story = {
  tags: ['PLN-14'],
  args: { disabled: true },
  play: async () => {
    await expect(screen.getByRole('button', { name: text('plans.choose', { plan: 'Solo Business' }) })).toBeDisabled()
  },
}

export const Loading: Story = {
  tags: ['PLN-14'],
  args: { busy: true, disabled: true },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: text('plans.choosing') })
    button.click()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const LongFeatures: Story = {
  tags: ['PLN-10'],
  args: { plan: { ...plan('solo_starter'), features: PLAN_FEATURES } },
  parameters: { chromatic: { modes: languages } },
  play: async () => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(PLAN_FEATURES.length)
  },
}

/** The smallest plan that has room for what the company uses. */
export const Enough: Story = {
  tags: ['PLN-07', 'PLN-32'],
  args: { advice: 'enough' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const badge = screen.getByText(text('plans.enough'))
    await expect(badge).toBeVisible()
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth + 1)
  },
}

/** The server's suggestion stands out; the badge of the catalogue stays (B §2). */
export const Suggested: Story = {
  tags: ['PLN-07', 'TRI-10', 'K60'],
  args: { advice: 'suggested', emphasised: true },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const badge = screen.getByText(text('plans.suggested'))
    await expect(badge).toBeVisible()
    await expect(screen.getByText(text('plans.popular'))).toBeVisible()
    // comes after the plans, and moves nothing in them
    const top = (badge.closest('section') ?? document.body).getBoundingClientRect().top
    await expect(badge.getBoundingClientRect().top).toBeLessThan(top)
    await expect(screen.getByRole('button', { name: pattern('plans.choose') })).toHaveAttribute(
      'data-variant',
      'contained',
    )
  },
}
