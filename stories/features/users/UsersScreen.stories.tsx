import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { UserDrawer } from '~/features/users/UserDrawer'
import { PendingLink, UsersScreen } from '~/features/users/UsersScreen'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { listRole, wholeRow } from '../../support/whole-row'

const meta = {
  component: Screen,
  subcomponents: { UsersScreen, UserDrawer, PendingLink },
  ...pageMeta,
  args: { url: '/users', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const table = async () => {
  await arrival(text('navigation.users'))
  return within(await screen.findByRole(listRole(), { name: text('navigation.users') }))
}

const rowOf = async (name: string) => wholeRow(await table(), name)

const queries = () => callsTo('listUsers').map(({ query }) => query)

export const Default: Story = {
  tags: ['USR-01', 'USR-02'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const row = await rowOf('Bastien Morel')
    await expect(row.getByRole('cell', { name: BASTIEN })).toBeVisible()
    await expect(row.getByText(text('common.role.brand_admin'))).toBeVisible()
    await expect(screen.getByText(text('lists.pagination.range', { from: 1, to: 20, total: 140 }))).toBeVisible()
    await expect(queries()).toEqual([{ page: 1, page_size: 20 }])
  },
}

export const Loading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listUsers', 'hang')),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await table()
    await expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  tags: ['NFR-01'],
  parameters: { visit: { world: { users: 1 } }, chromatic: { modes: looks } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text('users.alone') })).toBeVisible()
  },
}

export const NoResult: Story = {
  tags: ['C181'],
  args: { url: '/users?search=zzz' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('lists.filters.clear') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users'))
    await rowOf('Bastien Morel')
  },
}

export const Failed: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 500, { times: 1 })),
  play: async () => {
    await expect(await screen.findByText(text('users.list.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await rowOf('Bastien Morel')
  },
}

export const Forbidden: Story = {
  tags: ['GRD-15', 'USR-05', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(queries()).toEqual([])
    await expect(callsTo('listInvitations')).toEqual([])
  },
}

export const FilterByType: Story = {
  tags: ['USR-02'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await table()
    await userEvent.click(screen.getByRole('combobox', { name: text('forms.label.role') }))
    await userEvent.click(await screen.findByRole('option', { name: text('common.role.client_readonly') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users?user_type=client_readonly'))
    await rowOf('Hugo Lambert')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Bastien Morel' })).toBeNull())
  },
}

/** K16: what is out of range is dropped in this list. */
export const FilterOutOfRange: Story = {
  tags: ['BRD-03', 'K16', 'PRM-08', 'role'],
  parameters: { steps: { from: 'sm' } },
  args: { url: '/users?page=0&page_size=500&company=-1&user_type=franchise_owner' },
  play: async () => {
    await expect(
      await screen.findByRole('button', {
        name: pattern('lists.filters.remove', { name: text('users.filter.role', { role: 'franchise_owner' }) }),
      }),
    ).toBeVisible()
    await expect(queries()).toEqual([{ page: 1, page_size: 20, user_type: 'franchise_owner' }])
  },
}

export const InactiveUsers: Story = {
  args: { url: '/users?is_active=false' },
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const rows = (await table()).getAllByRole('row')
    await expect(within(rows[1] ?? document.body).getByText(text('users.inactive'))).toBeVisible()
  },
}

const LONG = 'Marie-Antoinette-Joséphine de la Rochefoucauld-Montmorency'
const UNBROKEN = 'm'.repeat(150)

export const LongText: Story = {
  tags: ['NFR-09'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUsers', {
        pagination: { count: 1, previous: null, next: null },
        results: [
          {
            id: 9,
            username: 'x',
            first_name: LONG,
            last_name: UNBROKEN,
            email: `${'a'.repeat(120)}@exemple.example`,
            user_type: 'brand_member',
            is_active: true,
          },
        ],
      }),
    ),
  play: async () => {
    await rowOf(`${LONG} ${UNBROKEN}`)
    const name = screen.getByRole('button', { name: `${LONG} ${UNBROKEN}` })
    await expect(name.offsetWidth).toBeLessThanOrEqual(name.parentElement?.clientWidth ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const HundredUsers: Story = {
  tags: ['USR-02'],
  args: { url: '/users?page_size=100' },
  play: async () => {
    await expect(
      await screen.findByText(text('lists.pagination.range', { from: 1, to: 100, total: 140 })),
    ).toBeVisible()
  },
}

export const RowMenuOpen: Story = {
  tags: ['USR-02'],
  play: async () => {
    const row = await rowOf('Bastien Morel')
    await userEvent.click(row.getByRole('button', { name: text('lists.moreActions.for', { name: 'Bastien Morel' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('users.brands.show') }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Bastien Morel' }))
    await expect(await drawer.findByRole('link', { name: 'Boulangerie Marceau' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/brands\/1/),
    )
    await expect(callsTo('listUserBrands').map(({ path }) => path)).toEqual([{ id: 2 }])
  },
}

/** A number is shown as on the person's own page. */
export const PhoneInDrawer: Story = {
  tags: ['PRO-25'],
  play: async () => {
    await userEvent.click((await rowOf('Claire Fontaine')).getByRole('button', { name: 'Claire Fontaine' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Claire Fontaine' }))
    await expect(await drawer.findByText('+33 6 12 34 56 78')).toBeVisible()
  },
}

export const BrandsOfPersonError: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 500)),
  play: async () => {
    await userEvent.click((await rowOf('Bastien Morel')).getByRole('button', { name: 'Bastien Morel' }))
    await expect(await screen.findByText(text('users.brands.failed'))).toBeVisible()
  },
}

export const SlotsFull: Story = {
  tags: ['BRD-25'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { users: 4 } } } },
  play: async () => {
    await table()
    await expect(screen.getByText(text('data.limit.users'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('users.invite') })).toBeNull()
    const inMain = within(screen.getByRole('main'))
    await expect(inMain.getAllByRole('link', { name: text('navigation.upgrade') })).toHaveLength(1)
  },
}

export const PendingInvitations: Story = {
  tags: ['USR-02', 'INV-06'],
  play: async () => {
    await expect(await screen.findByRole('link', { name: text('invitations.pending', { count: 4 }) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\/invitations\?.*status=pending/),
    )
  },
}

export const MobileCards: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await expect(await screen.findByText(text('lists.pagination.range', { from: 1, to: 20, total: 140 }))).toBeVisible()
    if (window.innerWidth < 600) await expect(screen.queryByRole('table')).toBeNull()
  },
}

/** There is no plan yet that could be changed. */
export const LimitReachedInTrial: Story = {
  tags: ['BRD-25'],
  parameters: { visit: { world: worlds.trial } },
  play: async () => {
    await arrival(text('navigation.users'))
    const limit = within(await screen.findByRole('note'))
    await expect(limit.getByRole('link', { name: text('frame.trial.choosePlan') })).toBeVisible()
  },
}
