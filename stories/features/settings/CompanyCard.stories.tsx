import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { CompanyCard } from '~/features/settings/CompanyCard'
import { largerPlanFor } from '~/features/shared/plan/plan-limits'
import { PlanUsage } from '~/features/shared/plan/plan-usage'

import { languages, looks } from '../../../.storybook/modes'
import { formats, pattern, text } from '../../support/text'
import { withRouter } from '../../support/with-router'

const slots = (users: number, brands: number, limit: number | null = 100) => ({
  users_used: users,
  users_limit: limit,
  users_available: limit === null ? null : limit - users,
  brands_used: brands,
  brands_limit: limit,
  brands_available: limit === null ? null : limit - brands,
})

const company = {
  name: 'Atelier Lumière',
  business_mode: 'agency',
  brands_count: 30,
  users_count: 40,
  is_agency: true,
  slots: slots(40, 30),
}

const meta = {
  component: CompanyCard,
  subcomponents: { PlanUsage },
  decorators: [withRouter],
  args: { company, pending: undefined, largerPlan: largerPlanFor(undefined) },
} satisfies Meta<typeof CompanyCard>

export default meta
type Story = StoryObj<typeof meta>

const full = () => screen.queryByText(text('billing.usage.limit'))

export const AgencyNormal: Story = {
  tags: ['COM-01', 'COM-02', 'COM-09'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await expect(screen.getByText(text('settings.company.mode.agency'))).toBeVisible()
    await expect(screen.getByText(text('billing.usage.users.free', { count: 60 }))).toBeVisible()
    await expect(screen.getByText(pattern('billing.usage.share', { share: formats().percent(0.4) }))).toBeVisible()
    await expect(full()).toBeNull()
    await expect(screen.queryByText(text('settings.company.agency'))).toBeNull()
  },
}

/** The flag differs from the mode. */
export const OtherFlag: Story = {
  tags: ['COM-01'],
  args: { company: { ...company, is_agency: false } },
  play: async () => {
    await expect(screen.getByText(text('settings.company.agency'))).toBeVisible()
    await expect(screen.getByText(text('lists.no'))).toBeVisible()
  },
}

export const OverTheLimit: Story = {
  tags: ['COM-02'],
  args: { company: { ...company, slots: slots(85, 30, 70) } },
  play: async () => {
    await expect(screen.getByText(text('billing.usage.over'))).toBeVisible()
    await expect(screen.getByText('85 / 70')).toBeVisible()
    await expect(screen.queryByText(/121/)).toBeNull()
  },
}

/** The server does not tell the usage: it is not 0. */
export const UsageUnknown: Story = {
  tags: ['decision-6', 'COM-01'],
  args: {
    company: {
      ...company,
      users_count: null,
      brands_count: null,
      slots: { ...slots(40, 30), users_used: null, brands_used: null },
    },
  },
  play: async () => {
    await expect(screen.getAllByText(text('data.unknown'))).toHaveLength(2)
    await expect(screen.queryByText('0')).toBeNull()
    await expect(screen.queryByRole('meter')).toBeNull()
    await expect(screen.queryByText(text('billing.usage.brands.free', { count: 70 }))).toBeNull()
    await expect(full()).toBeNull()
  },
}

/** The server leaves out the free places: they follow from the others. */
export const FreePlacesUnsaid: Story = {
  tags: ['COM-01', 'COM-02'],
  args: { company: { ...company, slots: { ...slots(40, 30), users_available: null, brands_available: null } } },
  play: async () => {
    await expect(screen.getByText(text('billing.usage.users.free', { count: 60 }))).toBeVisible()
    await expect(screen.getByText(text('billing.usage.brands.free', { count: 70 }))).toBeVisible()
  },
}

/** The free places are the server's own number: what it has reserved is not taken off a second time. */
export const WithPending: Story = {
  tags: ['COM-02', 'INV-07', 'K58'],
  args: { pending: 4, company: { ...company, slots: { ...slots(40, 30), users_available: 56 } } },
  play: async () => {
    await expect(screen.getByText(text('billing.usage.users.free', { count: 56 }))).toBeVisible()
    await expect(screen.getByText('40 / 100')).toBeVisible()
    await expect(screen.getByText(text('data.usage.pending', { count: 4 }))).toBeVisible()
    await expect(screen.getAllByRole('meter')[0]).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(pattern('data.usage.pending', { count: 4 })),
    )
  },
}

/** How many are invited comes later, or never: no number changes when it comes. */
export const PendingUnknown: Story = {
  tags: ['COM-02', 'K58'],
  args: { pending: undefined, company: { ...company, slots: { ...slots(40, 30), users_available: 56 } } },
  play: async () => {
    await expect(screen.getByText(text('billing.usage.users.free', { count: 56 }))).toBeVisible()
    await expect(screen.queryByText(new RegExp(text('data.usage.pending', { count: 0 }).replace('0', '')))).toBeNull()
  },
}

/** A plan of one brand is full with it: that is no limit reached (K56). */
export const SoloNormal: Story = {
  tags: ['COM-01', 'COM-04', 'K56'],
  args: {
    company: {
      ...company,
      business_mode: 'solo',
      is_agency: false,
      brands_count: 1,
      users_count: 1,
      slots: { ...slots(1, 1, 25), brands_limit: 1, brands_available: 0 },
    },
  },
  play: async () => {
    await expect(screen.getByText(text('settings.company.mode.solo'))).toBeVisible()
    await expect(screen.getByRole('meter', { name: text('billing.usage.brands') })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
    await expect(screen.getByText('1 / 1')).toBeVisible()
    await expect(full()).toBeNull()
  },
}

export const Amber: Story = {
  tags: ['COM-03'],
  args: { company: { ...company, slots: slots(80, 75) } },
  play: async () => {
    await expect(screen.getByText(pattern('billing.usage.share', { share: formats().percent(0.8) }))).toBeVisible()
    await expect(full()).toBeNull()
  },
}

export const Red: Story = {
  tags: ['COM-03', 'COM-04', 'COM-10'],
  args: { company: { ...company, slots: slots(92, 10) } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await expect(full()).toBeVisible()
    await expect(screen.getByRole('link', { name: text('navigation.upgrade') })).toHaveAttribute(
      'href',
      '/subscription/upgrade',
    )
  },
}

/** No plan has more places. */
export const RedOnHighestPlan: Story = {
  tags: ['COM-10', 'PLN-27', 'money'],
  args: {
    company: { ...company, slots: slots(92, 10) },
    largerPlan: { highest: true, to: '/settings/billing', label: 'subscription.plan.manage' },
  },
  play: async () => {
    await expect(screen.getByText(pattern('data.limit.highest'))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('subscription.plan.manage') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await expect(screen.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}

export const RedNotUpgradable: Story = {
  tags: ['COM-10'],
  args: { company: { ...company, slots: slots(92, 10) }, largerPlan: undefined },
  play: async () => {
    await expect(full()).toBeVisible()
    await expect(screen.queryByRole('link')).toBeNull()
  },
}

export const OverLimit: Story = {
  tags: ['COM-08'],
  args: { company: { ...company, slots: slots(120, 30) } },
  play: async () => {
    await expect(screen.getByText(text('billing.usage.over'))).toBeVisible()
    const meter = screen.getByRole('meter', { name: text('billing.usage.users') })
    await expect(meter).toHaveAttribute('aria-valuenow', '100')
  },
}

const noLimit = async () => {
  await expect(screen.getAllByText('—')).toHaveLength(2)
  await expect(screen.queryByRole('meter')).toBeNull()
  await expect(screen.queryByText(/NaN|Infinity/)).toBeNull()
  await expect(full()).toBeNull()
}

export const ZeroLimits: Story = {
  tags: ['COM-07', 'K50'],
  args: { company: { ...company, slots: slots(40, 30, 0) } },
  play: noLimit,
}

export const NoLimits: Story = {
  tags: ['COM-07', 'K50'],
  args: { company: { ...company, slots: slots(40, 30, null) } },
  play: noLimit,
}

export const EmptyBusinessMode: Story = {
  tags: ['COM-01'],
  args: { company: { ...company, business_mode: '' } },
  play: async () => {
    await expect(screen.getByText('—')).toBeVisible()
  },
}

export const LongCompanyName: Story = { args: { company: { ...company, name: 'Établissements'.repeat(7) } } }

export const ThemeToggle: Story = {
  tags: ['COM-05'],
  play: async ({ globals }) => {
    const toDark = text('navigation.theme.toDark')
    const toLight = text('navigation.theme.toLight')
    const [away, back] = globals['theme'] === 'dark' ? [toLight, toDark] : [toDark, toLight]
    await userEvent.click(screen.getByRole('button', { name: away }))
    await waitFor(() => expect(screen.getByRole('button', { name: back })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: back }))
  },
}
