import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { UserDrawer } from '~/features/users/UserDrawer'
import { UsersScreen } from '~/features/users/UsersScreen'

import { answer } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../support/read-only-admin'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { wholeRow } from '../../support/whole-row'

const meta = {
  title: 'features/users/UsersScreen',
  component: Screen,
  subcomponents: { UsersScreen, UserDrawer },
  tags: ['role'],
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The flag opens the page; the type changes nothing. The address of the dialog opens nothing either. */
export const ReadOnlyAdmin: Story = {
  tags: ['USR-05', 'K23', 'K36'],
  parameters: READ_ONLY_ADMIN,
  args: { url: '/users?invite=true' },
  play: async () => {
    const row = await wholeRow(screen, 'Bastien Morel')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByRole('button', { name: text('users.invite') })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: pattern('lists.moreActions') }))
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      text('users.brands.show'),
    ])
    await userEvent.click(screen.getByRole('menuitem'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Bastien Morel' }, { timeout: 10_000 }))
    await expect(drawer.queryByRole('link', { name: text('lists.access.open') })).toBeNull()
  },
}

/** Nor is one asked to invite who may not. */
export const ReadOnlyAdminAlone: Story = {
  tags: ['USR-05', 'K36'],
  parameters: READ_ONLY_ADMIN,
  args: { url: '/users' },
  beforeEach: ({ msw }) =>
    msw.use(answer('listUsers', { results: [], pagination: { count: 0, next: null, previous: null } })),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text('users.alone') })).toBeVisible()
    await expect(screen.queryByText(text('users.alone.body'))).toBeNull()
  },
}

/** The admin of a company that is no agency is its administrator. */
export const PlanOfOneBrand: Story = {
  tags: ['USR-01', 'SET-03'],
  parameters: { steps: { from: 'sm' }, visit: { world: worlds.solo } },
  args: { url: '/users' },
  play: async () => {
    const row = await wholeRow(screen, 'Claire Fontaine')
    await expect(row.getByText(text('common.role.administrator'))).toBeVisible()
    await expect(screen.queryByText(text('common.role.agency_admin'))).toBeNull()
  },
}
