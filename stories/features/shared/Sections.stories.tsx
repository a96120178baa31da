import type { Meta, StoryObj } from '@storybook/react-vite'
import { spyOn } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { SectionBoundary, Sections } from '~/features/shared/Section'

import { eachFailsAlone, FaultyPage, useFault } from '../../support/faulty-page'
import { pageMeta } from '../../support/page-meta'
import { withInstallation } from '../../support/with-installation'

const meta = {
  component: FaultyPage,
  subcomponents: { Sections, SectionBoundary },
  ...pageMeta,
  decorators: [withInstallation],
  async beforeEach(context) {
    await pageMeta.beforeEach(context)
    useFault.setState({ id: undefined })
    // React names each error that is thrown on purpose
    const silent = spyOn(console, 'error').mockImplementation(() => {})
    return () => silent.mockRestore()
  },
  parameters: { ...pageMeta.parameters, steps: { from: 'md' } },
  play: eachFailsAlone,
} satisfies Meta<typeof FaultyPage>

export default meta
type Story = StoryObj<typeof meta>

/** Few rows, as each fault draws the page twice, but enough for a toolbar. */
const FEW = { visit: { world: { brands: 8, users: 8 } } }

export const Frame: Story = {
  tags: ['C135'],
  args: {
    url: '/pages',
    parts: [
      ['navigation.settings', 'navigation.invitations'],
      ['brands.selector.open', 'brands.selector.open'],
      ['frame.usage.users', 'frame.usage.users'],
      ['frame.user.menu', 'frame.user.menu'],
      ['navigation.footer.accessibility', 'navigation.footer.accessibility'],
      // names of buttons and layers
      [undefined, 'frame.palette.open'],
      [undefined, 'frame.collapse'],
      [undefined, 'frame.pageLoading'],
      [undefined, 'frame.idle.title'],
    ],
  },
}

export const Banner: Story = {
  tags: ['C135'],
  parameters: { visit: { as: JEANNE } },
  args: { url: '/pages', parts: [[undefined, 'frame.banner.region']] },
}

export const Dashboard: Story = {
  tags: ['C135'],
  args: {
    url: '/dashboard',
    parts: [
      ['dashboard.tasks.title', 'dashboard.tasks.noAdmin'],
      ['dashboard.brands.title', 'dashboard.brands.total'],
      ['data.activity.title', 'data.activity.more'],
      ['billing.plan.billed', 'billing.plan.billed'],
      ['billing.usage.title', 'billing.usage.users'],
      ['dashboard.actions.title', 'dashboard.actions.invite'],
      // a title is drawn in the failure too
      ['dashboard.brands.title', 'dashboard.brands.title'],
    ],
  },
}

export const DashboardToBegin: Story = {
  tags: ['C135'],
  parameters: { visit: { as: JEANNE } },
  args: {
    url: '/dashboard?welcome=true',
    parts: [
      ['dashboard.welcome.steps', 'dashboard.welcome.dismiss'],
      ['dashboard.checklist.title', 'dashboard.checklist.hide'],
      ['billing.trial.urgency.medium', 'billing.trial.urgency.medium'],
    ],
  },
}

export const Brands: Story = {
  tags: ['C135'],
  parameters: FEW,
  args: {
    url: '/brands',
    parts: [
      ['brandpages.filter.state.all', 'brandpages.filter.state.all'],
      [undefined, 'lists.views'],
      [undefined, 'lists.moreActions.for'],
    ],
  },
}

export const Brand: Story = {
  tags: ['C135'],
  args: {
    url: '/brands/1',
    parts: [
      ['brandpages.details', 'brandpages.site'],
      ['brandpages.people.title', 'common.role.brand_member'],
      ['data.activity.title', 'data.activity.type.brand_updated'],
      ['brandpages.danger', 'brandpages.delete.confirm'],
    ],
  },
}

export const Users: Story = {
  tags: ['C135'],
  parameters: FEW,
  args: {
    url: '/users',
    parts: [
      ['users.filter.role.all', 'users.filter.role.all'],
      [undefined, 'lists.views'],
      ['users.lastLogin', 'lists.moreActions.for'],
    ],
  },
}

export const Invitations: Story = {
  tags: ['C135'],
  args: {
    url: '/users/invitations',
    parts: [
      ['invitations.list.status.all', 'invitations.list.status.all'],
      ['invitations.list.sentAndExpiry', 'invitations.list.resend'],
    ],
  },
}

export const Billing: Story = {
  tags: ['C135'],
  parameters: { visit: { as: JEANNE } },
  args: {
    url: '/settings/billing',
    parts: [
      ['billing.plan', 'billing.plan.choose'],
      ['trial.opportunities.title', 'trial.opportunities.suggested'],
      ['trial.events.title', 'trial.events.started'],
      ['billing.support.title', 'billing.support.invoices'],
    ],
  },
}

export const Settings: Story = {
  tags: ['C135'],
  args: {
    url: '/settings',
    parts: [
      ['settings.section.profile', 'settings.profile.emailNote'],
      ['settings.password.change', 'common.password.hidden'],
      ['settings.history.title', 'settings.history.device'],
      ['settings.section.preferences', 'settings.shortcuts.help'],
      ['access.rules.title', 'access.mode.user'],
      ['settings.company.mode', 'settings.company.name'],
      [undefined, 'settings.memberSince'],
    ],
  },
}

export const Analytics: Story = {
  tags: ['C135'],
  args: {
    url: '/analytics',
    parts: [
      ['figures.overview', 'figures.figure.active'],
      ['figures.people.title', 'figures.people.count'],
      ['figures.activity.title', 'figures.activity.title'],
    ],
  },
}

export const AccessReview: Story = {
  tags: ['C135'],
  parameters: FEW,
  args: {
    url: '/settings/access-review',
    parts: [
      ['access.review.count.withoutAdmin', 'access.review.count.withoutAdmin'],
      ['access.review.show', 'access.review.show'],
      ['access.review.print', 'access.review.shown'],
    ],
  },
}

export const Upgrade: Story = {
  tags: ['C135'],
  // who has the largest plan sees no other
  parameters: { visit: { as: JEANNE } },
  args: {
    url: '/subscription/upgrade',
    parts: [
      ['plans.family.solo', 'plans.family.solo'],
      ['plans.popular', 'plans.popular'],
      ['plans.compare', 'plans.compare'],
      ['plans.notes.secure', 'plans.notes.secure'],
    ],
  },
}
