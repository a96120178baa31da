import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { looks } from '../../../.storybook/modes'
import { answer } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const WELCOME = '/dashboard?welcome=true&trial=true&onboarding=complete'

const meta = {
  title: 'features/dashboard/DashboardScreen',
  component: Screen,
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const steps = async () => {
  const heading = await screen.findByRole('heading', { name: text('dashboard.checklist.title') })
  return within(heading.closest('section') ?? heading)
}

export const Welcome: Story = {
  tags: ['REG-50', 'DSH-02'],
  args: { url: WELCOME },
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 14 } }, chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(
      await screen.findByRole('heading', { name: pattern('dashboard.welcome.title', { name: 'Jeanne' }) }),
    ).toBeVisible()
    await expect(screen.getByText(pattern('dashboard.welcome.trial.days', { days: 14 }))).toBeVisible()
    await expect((await steps()).getByText(text('dashboard.checklist.invite'))).toBeVisible()
  },
}

/** On a phone its text has the whole width of the panel. */
export const WelcomeOnPhone: Story = {
  ...Welcome,
  tags: ['REG-50', 'NFR-08'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const title = await screen.findByRole('heading', { name: pattern('dashboard.welcome.title', { name: 'Jeanne' }) })
    const panel = title.closest('section') ?? document.body
    const body = screen.getByText(pattern('dashboard.welcome.trial.days', { days: 14 })).parentElement ?? document.body
    await expect(panel.clientWidth - body.clientWidth).toBe(32)
    const dismiss = screen.getByRole('button', { name: text('dashboard.welcome.dismiss') })
    await expect(dismiss.getBoundingClientRect().bottom).toBeLessThanOrEqual(body.getBoundingClientRect().top)
  },
}

const welcome = () => screen.queryByRole('heading', { name: pattern('dashboard.welcome.title') })

export const WelcomeDismissed: Story = {
  tags: ['REG-50'],
  args: { url: WELCOME },
  play: async () => {
    await arrival(text('dashboard.title'))
    await userEvent.click(await screen.findByRole('button', { name: text('dashboard.welcome.dismiss') }))
    await waitFor(() => expect(welcome()).toBeNull())
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const WelcomeNoTrial: Story = {
  tags: ['REG-50'],
  args: { url: '/dashboard?welcome=true&trial=false&onboarding=complete' },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(
      await screen.findByRole('heading', { name: pattern('dashboard.welcome.title', { name: 'Claire' }) }),
    ).toBeVisible()
    await expect(screen.getByText(pattern('dashboard.welcome.ready'))).toBeVisible()
    await expect(screen.queryByText(pattern('dashboard.welcome.trial'))).toBeNull()
  },
}

export const WelcomeOnce: Story = {
  tags: ['REG-50'],
  args: { url: WELCOME },
  beforeEach: () => localStorage.setItem('dashboard-seen', JSON.stringify({ u1: { welcome: true } })),
  play: async () => {
    await expect(await arrival(text('dashboard.title'))).toBeVisible()
    await expect(welcome()).toBeNull()
  },
}

export const HostileAddress: Story = {
  tags: ['C245'],
  args: { url: '/dashboard?welcome=%3Cscript%3E&trial=abc&onboarding=%7B%7D' },
  play: async () => {
    await expect(await arrival(text('dashboard.title'))).toBeVisible()
    await expect(welcome()).toBeNull()
  },
}

export const ChecklistProgress: Story = {
  tags: ['REG-50'],
  parameters: { visit: { as: JEANNE } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await steps()
    await expect(list.getByText(text('dashboard.checklist.progress', { done: 2, total: 4 }))).toBeVisible()
    await expect(list.getByRole('link', { name: text('dashboard.checklist.profile') })).toHaveAttribute(
      'href',
      '/settings',
    )
  },
}

export const ChecklistDone: Story = {
  tags: ['REG-50'],
  beforeEach: () => localStorage.setItem('dashboard-seen', JSON.stringify({ u1: { 'steps-begun': true } })),
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await steps()
    await expect(list.getByText(pattern('dashboard.checklist.complete'))).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: text('dashboard.checklist.hide') }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: text('dashboard.checklist.title') })).toBeNull())
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(JSON.parse(localStorage.getItem('dashboard-seen') ?? '')).toMatchObject({
      u1: { 'steps-hidden': true },
    })
  },
}

/** The task leads to the plans: there is none yet that could be changed. */
export const FullInTrial: Story = {
  tags: ['DSH-01', 'SUB-05', 'money'],
  parameters: { visit: { world: worlds.trial } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const way = await (
      await card(text('dashboard.tasks.title'))
    ).findByRole('link', { name: text('frame.trial.choosePlan') })
    await expect(way).toHaveAttribute('href', '/subscription/upgrade')
  },
}

/** With set-up steps to take and no other task, no card says that there is nothing to do. */
export const StepsAlone: Story = {
  tags: ['DSH-01'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 12, limits: { users: 20 } } } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', { total_brands: 1, brands_without_admin: 0, total_users: 1 }),
      answer('listInvitations', { invitations: [] }),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByRole('heading', { name: text('dashboard.checklist.title') })).toBeVisible()
    await waitFor(() => expect(callsTo('listInvitations')).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
    await expect(screen.queryByRole('heading', { name: text('dashboard.tasks.title') })).toBeNull()
  },
}
