import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

import { GARANCE, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { topLayer } from '~/design/layers/layer-messages'
import { BannerSlot } from '~/features/shell/BannerSlot'
import { browserVersion } from '~/features/shell/new-version'

import { languages, looks } from '../../../.storybook/modes'
import { fault } from '../../support/answers'
import { deployNewVersion, showPageAgain } from '../../support/deployment'
import { goOffline, goOnline } from '../../support/network'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, inOrder, pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'
import { says, slot } from './banner-page'

const meta = {
  component: Screen,
  subcomponents: { BannerSlot },
  decorators: [withInstallation],
  args: { url: '/profile' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const until = (day: string) => pattern('frame.banner.trialUntil', { date: formats().date(day) })

export const TrialBannerCritical: Story = {
  tags: ['TRI-04', 'TRI-06', 'TRI-17', 'money'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 1 } } },
  play: async () => {
    const banner = await says(inOrder(pattern('frame.banner.trialDaysLeft', { days: 1 }), until('2026-03-17')))
    await expect(banner.getByRole('link', { name: text('frame.trial.choosePlan') })).toBeVisible()
    await expect(banner.queryByRole('button', { name: text('common.dismiss') })).toBeNull()
    // on one line, however narrow the screen
    await expect(banner.getByText(formats().date('2026-03-17'))).toHaveStyle({ whiteSpace: 'nowrap' })
  },
}

/** Three days before its end, a trial is more urgent than a full plan. */
export const TrialBeforeLimit: Story = {
  tags: ['TRI-06', 'COM-04', 'money'],
  parameters: { visit: { world: worlds.trialHigh } },
  play: async () => {
    await says(pattern('frame.banner.trialDaysLeft', { days: 3 }))
    await expect(screen.queryByText(text('frame.banner.limit'))).toBeNull()
  },
}

export const TrialBannerEndsToday: Story = {
  tags: ['TRI-06', 'money'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 0 } }, chromatic: { modes: looks } },
  play: async () => {
    await says(inOrder(pattern('frame.banner.trialEndsSoon', { when: 'todayAt' }), until('2026-03-16')))
  },
}

export const TrialExpired: Story = {
  tags: ['TRI-15', 'money'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: -2 } } },
  play: async () => {
    const banner = await says(pattern('frame.banner.trialEnded'))
    await expect(banner.getByRole('link', { name: text('frame.trial.choosePlan') })).toBeVisible()
  },
}

/** On the dashboard and the subscription's page, a card says it instead: so it does of a trial and of a limit. */
export const PastDueBanner: Story = {
  args: { url: '/settings' },
  parameters: { visit: { as: GARANCE }, chromatic: { modes: looks } },
  play: async () => {
    const banner = await says(pattern('frame.banner.pastDue.support'))
    await expect(banner.getByRole('alert')).toBeVisible()
    await expect(banner.getByRole('link', { name: text('subscription.plan.pastDue.write') })).toBeVisible()
  },
}

/** Company admins who may not pay see who to contact. */
export const PastDueForWhoMayNotPay: Story = {
  tags: ['SUB-03', 'money'],
  args: { url: '/settings' },
  parameters: {
    visit: {
      as: GARANCE,
      world: { user: { email: GARANCE, can_manage_subscription: false } },
    },
  },
  play: async () => {
    const banner = await says(pattern('frame.banner.pastDue.manager'))
    await expect(banner.queryByRole('link')).toBeNull()
  },
}

export const PastDueIsNotToldToClients: Story = {
  tags: ['role'],
  args: { url: '/pages' },
  parameters: { visit: { as: LEA, world: { billingStatus: 'past_due' } } },
  play: async () => {
    await screen.findByRole('button', { name: pattern('brands.selector.open') })
    await expect(await slot()).toBeEmptyDOMElement()
  },
}

export const LimitBanner: Story = {
  tags: ['COM-04'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { users: 4, brands: 3 } } } },
  play: async () => {
    // figures, not a share
    const banner = await says(
      inOrder(
        pattern('frame.banner.limit'),
        pattern('frame.banner.limit.users', { used: 4, limit: 4 }),
        pattern('frame.banner.limit.brands', { used: 3, limit: 3 }),
      ),
    )
    await expect(banner.getByRole('link', { name: text('navigation.upgrade') })).toBeVisible()
  },
}

/** No plan has more: the banner says so and does not lead to the plans. */
export const LimitBannerOnHighestPlan: Story = {
  tags: ['COM-04', 'PLN-27', 'money'],
  parameters: { steps: { from: 'md' }, visit: { world: worlds.limitsReached } },
  play: async () => {
    const banner = await says(pattern('data.limit.highest'))
    await expect(banner.getByRole('link', { name: text('subscription.plan.manage') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await expect(banner.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}

/** There is no plan yet that could be changed. */
export const LimitBannerInTrial: Story = {
  tags: ['COM-04'],
  parameters: { visit: { world: worlds.trial } },
  play: async () => {
    const banner = await says(pattern('frame.banner.limit'))
    await expect(banner.getByRole('link', { name: text('frame.trial.choosePlan') })).toBeVisible()
  },
}

export const OfflineBanner: Story = {
  tags: ['NFR-02'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: looks } },
  beforeEach: () => goOnline,
  play: async () => {
    await screen.findByRole('navigation', { name: text('frame.main') })
    goOffline()
    await says(pattern('frame.banner.offline'))
    goOnline()
    const back = await screen.findByText(pattern('frame.banner.online'))
    await waitFor(() => expect(back).toBeVisible())
    await expect(screen.queryByText(pattern('frame.banner.offline'))).toBeNull()
    goOffline()
    await says(pattern('frame.banner.offline'))
  },
}

const READS = ['getBrandsOverview', 'listRecentActivity', 'listInvitations', 'listBrands'] as const

/** Once for the whole page, with one retry of all of it: the sections only name what they lack. */
export const NoAnswer: Story = {
  tags: ['NFR-01', 'NFR-02', 'C116'],
  args: { url: '/dashboard' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(...READS.map((operation) => fault(operation, 'network'))),
  play: async ({ msw }) => {
    const banner = await says(text('frame.banner.unanswered'))
    const lacking = await screen.findByText(text('brands.overview.failed'))
    await expect(lacking).toBeVisible()
    for (const cause of screen.getAllByText(text('errors.connection'))) await expect(cause).not.toBeVisible()
    await expect(screen.queryByText(pattern('common.reference'))).toBeNull()
    const retry = banner.getByRole('button', { name: text('common.retry') })
    await expect(screen.getAllByRole('button', { name: text('common.retry') })).toEqual([retry])

    msw.use(...sandbox().handlers())
    await userEvent.click(retry)
    await expect(await screen.findByText(text('data.activity.more'))).toBeVisible()
    await expect(await screen.findByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
    await waitFor(() => expect(retry).not.toBeInTheDocument())
  },
}

/** Behind a layer that is open nobody would see or hear it. */
export const OfflineBehindALayer: Story = {
  tags: ['NFR-02', 'NFR-08'],
  parameters: { steps: { from: 'md' } },
  beforeEach: () => goOnline,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: pattern('frame.user.menu') }))
    const menu = await screen.findByRole('dialog')
    // fully open: messages are announced in an open layer only
    await waitFor(() => expect(menu.contains(topLayer() ?? null)).toBe(true))
    goOffline()
    // the first sentence is the title, and no word of the others is cut
    for (const sentence of text('frame.banner.offline').split(/(?<=\.) /)) {
      const said = await within(menu).findByText(sentence)
      await waitFor(() => expect(said.closest('[role="status"]')).toBeVisible())
    }
    await userEvent.keyboard('{Escape}')
    await says(pattern('frame.banner.offline'))
  },
}

export const NewVersionBanner: Story = {
  tags: ['NFR-05'],
  parameters: { steps: { from: 'md' }, visit: { world: { limits: { users: 500 } } } },
  beforeEach: deployNewVersion,
  play: async () => {
    const reload = spyOn(history, 'go').mockImplementation(() => {})
    await screen.findByRole('navigation', { name: text('frame.main') })
    showPageAgain()
    const banner = await says(text('frame.banner.newVersion'))
    spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(''))
    await userEvent.click(banner.getByRole('button', { name: text('common.reload') }))
    await waitFor(() => expect(reload).toHaveBeenCalledWith(0))
  },
}

export const TwoBannersPriority: Story = {
  args: { url: '/settings' },
  beforeEach: deployNewVersion,
  parameters: {
    steps: { from: 'md' },
    visit: { as: JEANNE, world: { company: 2, trialDays: 1, billingStatus: 'past_due' } },
  },
  play: async () => {
    await screen.findByRole('navigation', { name: text('frame.main') })
    showPageAgain()
    const banner = await says(pattern('frame.banner.pastDue.support'))
    await waitFor(() => expect(browserVersion.fetchPage).toHaveBeenCalled())
    await expect(banner.getAllByRole('link')).toHaveLength(1)
    await expect(screen.queryByText(pattern('frame.banner.trialDaysLeft', { days: 1 }))).toBeNull()
  },
}
