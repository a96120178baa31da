import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { GARANCE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { ActivityByBrand } from '~/features/dashboard/ActivityByBrand'
import { BrandFigures } from '~/features/dashboard/BrandFigures'
import { TaskRow } from '~/features/dashboard/TaskRow'
import { TasksCard } from '~/features/dashboard/TasksCard'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { NOW } from '../../support/frozen-clock'
import { goOffline, goOnline } from '../../support/network'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  component: Screen,
  subcomponents: { TasksCard, TaskRow, ActivityByBrand, BrandFigures },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString()
const tasks = () => card(text('dashboard.tasks.title'))

const nothing = [
  answer('getBrandsOverview', { total_brands: 3, brands_without_admin: 0, total_users: 1 }),
  answer('listInvitations', { invitations: [] }),
]

export const SomethingToDo: Story = {
  tags: ['DSH-01'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', { total_brands: 47, brands_without_admin: 7, total_users: 1 }),
      answer('listInvitations', {
        invitations: [{ id: 4, email: 'zoe@exemple.fr', status: 'pending', expires_at: inHours(20) }],
      }),
    ),
  play: async ({ step }) => {
    await arrival(text('dashboard.title'))
    const list = await tasks()
    await expect(await list.findByText(text('dashboard.tasks.noAdmin', { count: 7 }))).toBeVisible()
    await expect(await list.findByText(text('dashboard.tasks.invitations', { count: 1 }))).toBeVisible()
    await expect(list.getByRole('link', { name: text('dashboard.tasks.invitations.act') })).toHaveAttribute(
      'href',
      '/users/invitations?status=pending&ordering=created_at',
    )
    await step('one is one', async () => {
      await expect(
        await (await card(text('dashboard.brands.title'))).findByText(text('dashboard.brands.users', { count: 1 })),
      ).toBeVisible()
    })
  },
}

export const NothingToDo: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) => msw.use(...nothing),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await (await tasks()).findByText(pattern('dashboard.tasks.none'))).toBeVisible()
  },
}

/** Put away until it changes: the same seven stay away over a reload, eight do not. */
export const PutAway: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', { total_brands: 47, brands_without_admin: 7 }),
      answer('listInvitations', { invitations: [] }),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await tasks()
    await userEvent.click(await list.findByRole('button', { name: pattern('dashboard.tasks.dismiss') }))
    await expect(await list.findByText(text('dashboard.tasks.noneLeft'))).toBeVisible()
    // the focus stays near
    await expect(document.activeElement).not.toBe(document.body)
    await expect(JSON.parse(localStorage.getItem('dashboard-tasks') ?? '')).toEqual({ u1: { noAdmin: '7' } })
    await userEvent.click(list.getByRole('button', { name: text('dashboard.tasks.showHidden', { count: 1 }) }))
    await expect(await list.findByText(text('dashboard.tasks.noAdmin', { count: 7 }))).toBeVisible()
  },
}

export const Changed: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) => {
    localStorage.setItem('dashboard-tasks', JSON.stringify({ u1: { noAdmin: '7' } }))
    msw.use(answer('getBrandsOverview', { total_brands: 47, brands_without_admin: 8 }))
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await (await tasks()).findByText(text('dashboard.tasks.noAdmin', { count: 8 }))).toBeVisible()
  },
}

export const Checking: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  play: async () => {
    await arrival(text('dashboard.title'))
    const loading = await (await tasks()).findByText(text('common.loading'))
    await expect(loading).toBeInTheDocument()
    // as high as the task that may come
    await expect(loading.closest('[aria-busy]')?.clientHeight).toBeGreaterThanOrEqual(44)
    await expect(screen.queryByText(pattern('dashboard.tasks.none'))).toBeNull()
  },
}

/** Shows what could be read, and does not claim that everything is in order. */
export const PartlyFailed: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('listInvitations', 500, { times: 1 }),
      answer('getBrandsOverview', { brands_without_admin: 1 }),
      answer('listInvitations', { invitations: [] }),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await tasks()
    await expect(await list.findByText(text('dashboard.tasks.failed'))).toBeVisible()
    await expect(list.getByText(text('dashboard.tasks.noAdmin', { count: 1 }))).toBeVisible()
  },
}

/** The fields of the overview are not documented: one that does not say it proves nothing. */
export const NotSaid: Story = {
  tags: ['DSH-01', 'BRD-26'],
  beforeEach: ({ msw }) =>
    msw.use(answer('getBrandsOverview', { total_brands: 3 }), answer('listInvitations', { invitations: [] })),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await (await tasks()).findByText(text('dashboard.tasks.noneSeen'))).toBeVisible()
    await expect(screen.queryByText(pattern('dashboard.tasks.none'))).toBeNull()
  },
}

/**
 * First of all, with what is due; the banner of the other pages does not say it again. Offline, the banner reports the
 * lost network, and the list still the late payment.
 */
export const LatePayment: Story = {
  tags: ['DSH-01', 'SUB-03', 'NFR-02', 'money'],
  parameters: { visit: { as: GARANCE }, chromatic: { modes: looks } },
  decorators: [withInstallation],
  beforeEach: ({ msw }) => {
    msw.use(...nothing)
    return goOnline
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await tasks()
    await expect(await list.findByText(text('dashboard.tasks.noneLeft'))).toBeVisible()
    const late = list.getByRole('note')
    const due = pattern('subscription.late.due', { name: 'Agency Starter', price: formats().price(80) })
    await expect(late).toHaveTextContent(inOrder(due, pattern('frame.banner.pastDue.support')))
    await expect(await screen.findAllByRole('link', { name: text('subscription.plan.pastDue.write') })).toHaveLength(1)
    goOffline()
    await expect(await screen.findByText(pattern('frame.banner.offline'))).toBeVisible()
    await expect(late).toBeVisible()
  },
}

/** Visible steps are not repeated as a task; when they were hidden unfinished, one line brings them back. */
export const SetupPutAway: Story = {
  tags: ['DSH-01', 'REG-50'],
  parameters: { visit: { as: JEANNE } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await userEvent.click(await screen.findByRole('button', { name: text('dashboard.checklist.hide') }))
    const list = await tasks()
    await expect(await list.findByText(text('dashboard.tasks.setup', { count: 2 }))).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: text('dashboard.tasks.setup.act') }))
    await expect(await screen.findByRole('heading', { name: text('dashboard.checklist.title') })).toBeVisible()
    await waitFor(() => expect(list.queryByText(text('dashboard.tasks.setup', { count: 2 }))).toBeNull())
    // the button is gone: the steps it brought back have the focus
    await expect(screen.getByRole('heading', { name: text('dashboard.checklist.title') })).toHaveFocus()
  },
}

const entry = (hours: number, brand: string, type = 'brand_updated') => ({ type, brand, created_at: inHours(-hours) })

export const SinceLastVisit: Story = {
  tags: ['DSH-01'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => {
    localStorage.setItem('dashboard-visit', JSON.stringify({ u1: { latest: NOW.getTime() - 24 * HOUR } }))
    msw.use(
      answer('listRecentActivity', {
        results: [entry(2, 'Optique Lune'), entry(5, 'Brasserie du Port'), entry(50, 'Optique Lune', 'admin_changed')],
      }),
    )
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    const activity = await card(text('data.activity.title'))
    await expect(
      await activity.findByText(
        text('dashboard.activity.since', { count: 2, when: formats().relative(inHours(-24), NOW) }),
      ),
    ).toBeVisible()
    await expect(activity.getAllByText(text('dashboard.activity.new'))).toHaveLength(2)
    const brands = activity.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(brands).toEqual(['Optique Lune', 'Brasserie du Port'])
  },
}

export const FullPlan: Story = {
  tags: ['DSH-01', 'SUB-05', 'money'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { users: 85, brands: 3 } } } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await tasks()
    await expect(await list.findByText(pattern('dashboard.tasks.brands', { count: 0, limit: 3 }))).toBeVisible()
    await expect(list.getAllByRole('link', { name: text('navigation.upgrade') })[0]).toHaveAttribute(
      'href',
      '/subscription/upgrade',
    )
  },
}

/** There is no larger plan, and no address of the support to ask for more: the task links to its list. */
export const LargestPlanFull: Story = {
  tags: ['DSH-01', 'SUB-05', 'money'],
  parameters: { steps: { from: 'md' }, visit: { world: worlds.limitsReached } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await tasks()
    await expect(await list.findByText(pattern('dashboard.tasks.brands', { count: 0, limit: 3 }))).toBeVisible()
    await expect(list.getByRole('link', { name: text('dashboard.tasks.brands.act') })).toHaveAttribute(
      'href',
      '/brands',
    )
    await expect(list.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}
