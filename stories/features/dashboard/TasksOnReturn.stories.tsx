import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { GARANCE } from '#mocks/domain/seed/named.ts'
import { TasksCard } from '~/features/dashboard/TasksCard'

import { answer, fail, fault } from '../../support/answers'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  title: 'features/dashboard/Tasks',
  component: Screen,
  subcomponents: { TasksCard },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The card of the brands shows the failure, with the one way to ask again. */
export const OverviewFailed: Story = {
  tags: ['NFR-01', 'K59'],
  beforeEach: ({ msw }) => msw.use(fail('getBrandsOverview', 500), answer('listInvitations', { invitations: [] })),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('brands.overview.failed'))).toBeVisible()
    await expect(
      await (await card(text('dashboard.tasks.title'))).findByText(text('dashboard.tasks.noneSeen')),
    ).toBeVisible()
    await expect(screen.getAllByRole('button', { name: text('common.retry') })).toHaveLength(1)
  },
}

/** What is below keeps its position, whatever comes first: the skeleton has as many rows as the last visit had tasks. */
export const SameAsBefore: Story = {
  tags: ['DSH-01', 'NFR-12'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => {
    localStorage.setItem('dashboard-task-rows', '{"u1":{"count":1}}')
    msw.use(
      answer('getBrandsOverview', { total_brands: 47, brands_without_admin: 7, total_users: 1 }),
      answer('listInvitations', { invitations: [] }, { delay: 3000 }),
    )
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await card(text('dashboard.tasks.title'))
    const loading = (await list.findByText(text('common.loading'))).closest('section')
    await waitFor(async () => expect((await card(text('dashboard.brands.title'))).getByText('47')).toBeVisible())
    // a more urgent one may still come
    await expect(list.queryByText(text('dashboard.tasks.noAdmin', { count: 7 }))).toBeNull()
    const height = loading?.offsetHeight
    await expect(
      await list.findByText(text('dashboard.tasks.noAdmin', { count: 7 }), {}, { timeout: 9000 }),
    ).toBeVisible()
    await expect(loading?.offsetHeight).toBe(height)
  },
}

/** One answer never comes: the tasks of the other are shown all the same, above the room that is still kept. */
export const OneNeverAnswers: Story = {
  tags: ['DSH-01', 'NFR-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', { total_brands: 47, brands_without_admin: 7, total_users: 1 }),
      fault('listInvitations', 'hang'),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    const list = await card(text('dashboard.tasks.title'))
    await expect(
      await list.findByText(text('dashboard.tasks.noAdmin', { count: 7 }), {}, { timeout: 9000 }),
    ).toBeVisible()
    await expect(list.getByText(text('common.loading'))).toBeVisible()
  },
}

/** A payment is due: 'nothing' is about the rest of what could be checked. */
export const LatePaymentNotSaid: Story = {
  tags: ['DSH-01', 'SUB-03', 'BRD-26', 'money'],
  parameters: { visit: { as: GARANCE } },
  beforeEach: ({ msw }) =>
    msw.use(answer('getBrandsOverview', { total_brands: 3 }), answer('listInvitations', { invitations: [] })),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(
      await (await card(text('dashboard.tasks.title'))).findByText(text('dashboard.tasks.noneLeftSeen')),
    ).toBeVisible()
    await expect(screen.queryByText(text('dashboard.tasks.noneSeen'))).toBeNull()
  },
}
