import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserDrawer } from '~/features/users/UserDrawer'

import { looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { listRole, wholeRow } from '../../support/whole-row'

const meta = {
  title: 'features/users/UserDrawer',
  component: Screen,
  subcomponents: { UserDrawer },
  ...pageMeta,
  args: { url: '/users?user=2', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const table = async () => within(await screen.findByRole(listRole(), { name: text('navigation.users') }))

/** A reload, and a link of somebody else, open the same user. */
export const Opened: Story = {
  tags: ['USR-02'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args }) => {
    const user = await drawer('Bastien Morel')
    await expect(user.getByRole('link', { name: 'bastien@atelier-lumiere.example' })).toHaveAttribute(
      'href',
      'mailto:bastien@atelier-lumiere.example',
    )
    await expect(
      user.getByRole('button', { name: text('lists.copy', { text: 'bastien@atelier-lumiere.example' }) }),
    ).toBeVisible()
    // a row of the list needs no other call
    await expect(callsTo('listUsers').filter(({ query }) => query.page_size === 100)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The user is not among the rows of the page. */
export const OnAnotherPage: Story = {
  tags: ['USR-02'],
  args: { url: '/users?user=2&page=2' },
  play: async () => {
    await drawer('Bastien Morel')
  },
}

export const NotFound: Story = {
  tags: ['USR-02', 'NFR-01'],
  args: { url: '/users?user=99999' },
  play: async () => {
    const user = await drawer(text('users.person'))
    await expect(await user.findByRole('heading', { name: text('users.gone') })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['NFR-01'],
  args: { url: '/users?user=2&page=2' },
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 403, { when: ({ query }) => query.page_size === 100 })),
  play: async () => {
    const user = await drawer(text('users.person'))
    await expect(await user.findByText(text('users.list.failed'))).toBeVisible()
  },
}

/** The whole row is the target; controls in it and selected texts are not taken. */
export const RowOpens: Story = {
  tags: ['USR-02'],
  parameters: { steps: { from: 'sm' } },
  args: { url: '/users' },
  play: async ({ args, step }) => {
    const row = await wholeRow(await table(), 'Bastien Morel')
    await step('a menu opens nothing else', async () => {
      await userEvent.click(row.getByRole('button', { name: pattern('lists.moreActions') }))
      await screen.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('selecting a text opens nothing', async () => {
      const role = row.getByText(text('common.role.brand_admin'))
      document.getSelection()?.selectAllChildren(role)
      role.click()
      await expect(screen.queryByRole('dialog')).toBeNull()
      document.getSelection()?.removeAllRanges()
    })
    await step('a click beside the name opens the user', async () => {
      await userEvent.click(row.getByText(text('common.role.brand_admin')))
      await drawer('Bastien Morel')
      await expect(args.onArrive).toHaveBeenLastCalledWith('/users?user=2')
    })
  },
}
