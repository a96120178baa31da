import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { UsersScreen } from '~/features/users/UsersScreen'

import { answer, fail, raw } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'

const meta = {
  title: 'features/users/UsersScreen',
  component: Screen,
  subcomponents: { UsersScreen },
  ...pageMeta,
  args: { url: '/users', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))

/** Not even the person who asks is listed: that is no search without a result. */
export const EmptyFirstPage: Story = {
  tags: ['USR-01', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(raw('listUsers', { success: true, message: null, data: { results: [] } })),
  play: async () => {
    await arrival(text('navigation.users'))
    await expect(await main().findByRole('heading', { name: text('users.alone') })).toBeVisible()
    await expect(main().queryByRole('button', { name: text('lists.filters.clear') })).toBeNull()
  },
}

/** Users are counted, and none is sent: nothing says that there is nobody. */
export const CountedNotSent: Story = {
  tags: ['USR-01', 'NFR-01', 'decision-6'],
  beforeEach: ({ msw }) => msw.use(raw('listUsers', { success: true, message: null, data: COUNTED })),
  play: async ({ msw }) => {
    await arrival(text('navigation.users'))
    await expect(await main().findByText(text('users.list.failed'))).toBeVisible()
    await expect(main().queryByText(text('users.alone'))).toBeNull()
    await expect(main().queryByText(pattern('lists.results', { count: 43 }))).toBeNull()
    msw.use(
      answer('listUsers', {
        results: [{ ...LEAST, id: 8, is_active: true }],
        pagination: { count: 1, next: null, previous: null },
      }),
    )
    await userEvent.click(within(main().getByRole('table')).getByRole('button', { name: text('common.retry') }))
    await expect(await main().findByRole('rowheader', { name: 'zoe' })).toBeVisible()
  },
}

const COUNTED = { results: null, pagination: { count: 43, next: null, previous: null } }

export const EmptyFirstPageInvites: Story = {
  ...EmptyFirstPage,
  play: async (context) => {
    await EmptyFirstPage.play?.(context)
    await userEvent.click(main().getByRole('button', { name: text('users.invite') }))
    await waitFor(() => expect(context.args.onArrive).toHaveBeenLastCalledWith('/users?invite=true'))
    await screen.findByRole('dialog', { name: text('dashboard.checklist.invite') }, { timeout: 10_000 })
  },
}

/** Some servers answer 404 for a page beyond the last, and some an empty list. */
export const BeyondTheLast: Story = {
  tags: ['USR-01', 'C245'],
  args: { url: '/users?page=40' },
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 404, { when: ({ query }) => query?.page === 40 })),
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await arrival(text('navigation.users'))
    await userEvent.click(await main().findByRole('button', { name: text('lists.pagination.first') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users'))
    await expect(await main().findByRole('rowheader', { name: 'Bastien Morel' })).toBeVisible()
  },
}

const LEAST = { username: 'zoe', first_name: '', last_name: '', email: '', user_type: 'brand_member' } as const

/** The documents show the list and not its entries: what is left out is not called 'never'. */
export const LeastSaid: Story = {
  tags: ['USR-01', 'decision-6'],
  beforeEach: ({ msw }) =>
    msw.use(raw('listUsers', { success: true, data: [{ id: '7' }, { id: 8, ...LEAST, last_login: null }] })),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await arrival(text('navigation.users'))
    const unknown = (await main().findByRole('rowheader', { name: '#7' })).closest('tr')
    await expect(unknown).toHaveTextContent(/—/)
    await expect(unknown).not.toHaveTextContent(text('lists.never'))
    await expect((await main().findByRole('rowheader', { name: 'zoe' })).closest('tr')).toHaveTextContent(
      text('lists.never'),
    )
  },
}

/** Some servers write their ids as texts (K45): the person's own company has its name all the same. */
export const OwnCompanyAsText: Story = {
  tags: ['USR-02', 'K45'],
  parameters: { steps: { from: 'sm' } },
  args: { url: '/users?company=1' },
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(CLAIRE)
    msw.use(raw('getCurrentUser', { success: true, data: { ...user, company: '1', company_name: 'Studio Lune' } }))
  },
  play: async () => {
    await arrival(text('navigation.users'))
    await expect(
      await main().findByRole('button', {
        name: pattern('lists.filters.remove', { name: text('users.filter.company', { company: 'Studio Lune' }) }),
      }),
    ).toBeVisible()
  },
}

const HUGE = 1e21

/** Figures that no company has, as numbers and as texts. */
export const HugeFigures: Story = {
  tags: ['USR-01', 'NFR-09'],
  globals: { viewport: { value: 'w320' } },
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(CLAIRE)
    const slots = {
      users_used: HUGE,
      users_limit: 1e300,
      users_available: -3,
      brands_used: HUGE,
      brands_limit: 1e15,
      brands_available: 'NaN',
    }
    const data = { ...user, company_info: { ...user.company_info, users_count: HUGE, slots } }
    const { users } = sandbox().world
    msw.use(
      raw('getCurrentUser', { success: true, data }),
      answer('listUsers', {
        results: users.slice(0, 2).map(({ id, username, first_name, last_name, email, user_type, is_active }) => ({
          id,
          username,
          first_name,
          last_name,
          email,
          user_type,
          is_active,
        })),
        pagination: { count: HUGE, previous: null, next: 2 },
      }),
    )
  },
  play: async () => {
    await arrival(text('navigation.users'))
    await expect((await main().findAllByText(/9.007.199.254.740.991/)).length).toBeGreaterThan(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const HugeFiguresOfThePlan: Story = {
  ...HugeFigures,
  tags: ['COM-02', 'NFR-09'],
  args: { url: '/dashboard' },
  play: async () => {
    await waitFor(() => expect(main().getAllByRole('meter').length).toBeGreaterThan(0))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    for (const meter of main().getAllByRole('meter')) {
      const line = meter.parentElement
      await expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0)
    }
  },
}
