import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BrandsScreen } from '~/features/brands/BrandsScreen'
import { InvitationsScreen } from '~/features/invitations/list/InvitationsScreen'
import { UsersScreen } from '~/features/users/UsersScreen'

import { answer, fault } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { BrandsScreen, UsersScreen, InvitationsScreen },
  ...pageMeta,
  args: { url: '/users', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const main = () => within(screen.getByRole('main'))

/** The table of a list, once it has this many rows. */
async function rows(name: string, count: number) {
  const table = await screen.findByRole('table', { name })
  await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(count))
  return within(table)
}

/** Neither search nor filters nor pages. The file can still be saved. */
async function noToolbar() {
  await expect(main().queryByRole('searchbox')).toBeNull()
  await expect(main().queryByRole('combobox')).toBeNull()
  await expect(screen.queryByRole('navigation', { name: text('lists.pagination') })).toBeNull()
  await expect(main().getByRole('button', { name: text('lists.export') })).toBeVisible()
}

const invitations = (count: number) =>
  answer('listInvitations', {
    invitations: Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      email: `n${at + 1}@exemple.example`,
      brand_id: 1,
      brand_name: 'Boulangerie Marceau',
      status: at === 0 ? 'accepted' : 'pending',
      created_at: `2026-03-1${at % 8}T09:00:00Z`,
    })),
  })

/** What stands above seven rows would be higher than what it helps to find. */
export const SevenUsers: Story = {
  tags: ['USR-02'],
  parameters: { steps: { from: 'md' }, visit: { world: { users: 7 } } },
  play: async () => {
    await rows(text('navigation.users'), 7)
    await noToolbar()
    await expect(main().getByRole('button', { name: text('lists.columns') })).toBeVisible()
    await expect(main().getByRole('button', { name: text('users.invite') })).toBeVisible()
  },
}

export const EightUsers: Story = {
  tags: ['USR-02'],
  parameters: { steps: { from: 'sm' }, visit: { world: { users: 8 } } },
  play: async () => {
    await rows(text('navigation.users'), 8)
    await expect(main().getByRole('searchbox')).toBeVisible()
    await expect(main().getAllByRole('button', { name: text('lists.export') })).toHaveLength(1)
  },
}

/** The account says how many users there are, before the list does. */
export const SevenUsersLoading: Story = {
  tags: ['NFR-01', 'NFR-12'],
  parameters: { steps: { from: 'sm' }, visit: { world: { users: 7 } } },
  beforeEach: ({ msw }) => msw.use(fault('listUsers', 'hang')),
  play: async () => {
    await expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(main().queryByRole('searchbox')).toBeNull()
  },
}

/** The filter of the address can be undone, and what undid it does not go away. */
export const FilteredOfSeven: Story = {
  tags: ['USR-02'],
  args: { url: '/users?is_active=true' },
  parameters: { steps: { from: 'sm' }, visit: { world: { users: 7 } } },
  play: async ({ args }) => {
    const name = text('users.filter.state', { state: text('users.active') })
    await userEvent.click(await screen.findByRole('button', { name: pattern('lists.filters.remove', { name }) }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users'))
    await rows(text('navigation.users'), 7)
    await expect(main().getByRole('searchbox')).toBeVisible()
  },
}

export const SevenInvitations: Story = {
  tags: ['INV-06'],
  args: { url: '/users/invitations' },
  beforeEach: ({ msw }) => msw.use(invitations(7)),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await rows(text('invitations.list.table'), 7)
    await noToolbar()
    await expect(main().getByRole('button', { name: text('invitations.list.invite') })).toBeVisible()
    await expect(main().getByRole('button', { name: text('invitations.resendAll', { count: 6 }) })).toBeVisible()
  },
}

export const EightInvitations: Story = {
  tags: ['INV-06'],
  args: { url: '/users/invitations' },
  beforeEach: ({ msw }) => msw.use(invitations(8)),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await rows(text('invitations.list.table'), 8)
    await expect(main().getByRole('searchbox')).toBeVisible()
  },
}

/** Nobody knows yet how many there are: the toolbar has its room. */
export const InvitationsLoading: Story = {
  tags: ['NFR-01', 'NFR-12'],
  args: { url: '/users/invitations' },
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(main().queryByRole('searchbox')).toBeNull()
  },
}

export const FilteredInvitations: Story = {
  tags: ['INV-06'],
  args: { url: '/users/invitations?search=n3' },
  beforeEach: ({ msw }) => msw.use(invitations(7)),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await rows(text('invitations.list.table'), 1)
    await expect(main().getByRole('searchbox')).toHaveValue('n3')
  },
}

/** The bar of the selection has no toolbar to replace: it comes below the rows, which stay. */
export const SevenBrands: Story = {
  tags: ['BRD-22', 'BRD-23'],
  args: { url: '/brands' },
  parameters: { steps: { from: 'md' }, visit: { world: { brands: 7 } } },
  play: async () => {
    const table = await rows(text('navigation.brands'), 7)
    await noToolbar()
    const topOf = () => table.getByRole('rowheader', { name: 'Boulangerie Marceau' }).getBoundingClientRect().top
    const top = topOf()
    await userEvent.click(table.getAllByRole('checkbox')[1] ?? document.body)
    await expect(await screen.findByText(text('lists.selection.brands', { count: 1 }))).toBeVisible()
    await expect(main().getByRole('button', { name: pattern('brandpages.deactivate') })).toBeVisible()
    await expect(topOf()).toBe(top)
  },
}
