import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BASTIEN } from '#mocks/domain/seed/named.ts'
import { AccessCard } from '~/features/access/AccessCard'
import { AccessTiles } from '~/features/access/AccessLists'
import { BrandDetail } from '~/features/access/BrandDetail'
import { ChoiceList } from '~/features/access/ChoiceList'
import { PickTable } from '~/features/access/PickTable'
import { UserDetail } from '~/features/access/UserDetail'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { choose, goToAdding, MARCEAU, openAccess, openBrand, openUser, searchOf, select } from './access-page'

const meta = {
  component: Screen,
  subcomponents: { AccessCard, AccessTiles, ChoiceList, PickTable, UserDetail, BrandDetail },
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ByUserNoSelection: Story = {
  tags: ['ACC-01', 'ACC-02', 'ACC-03', 'ACC-04', 'ACC-14', 'ACC-17', 'ACC-18', 'ACC-19'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const section = await openAccess()
    await expect(await section.findAllByRole('option')).toHaveLength(20)
    await expect(section.getByText(text('access.rules.role'))).toBeVisible()
    await expect(section.getByText(text('access.rules.several'))).toBeVisible()
    await expect(section.getByRole('radio', { name: text('access.mode.user') })).toBeChecked()
    await expect(section.getByText(text('access.tile.selection.none'))).toBeVisible()
    await expect(callsTo('listUsers')[0]?.query).toEqual({ page: 1, page_size: 20, is_active: true })
    // a list within a page does not take the focus
    await expect(searchOf(section)).not.toHaveFocus()
  },
}

export const ByUserSelected: Story = {
  tags: ['ACC-02', 'ACC-04', 'ACC-13'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openUser()
    await expect(await section.findByText('Café de l’Étoile')).toBeVisible()
    await expect(section.getByText(text('brands.admin.unnamed', { id: '3' }))).toBeVisible()
    await expect(section.getByText(formats().date('2026-03-16'))).toBeVisible()
  },
}

export const ByUserNoBrands: Story = {
  tags: ['ACC-06'],
  beforeEach: ({ msw }) => msw.use(answer('listUserBrands', { brands: [] })),
  play: async () => {
    const section = await openUser()
    await expect(await section.findByText(text('access.assigned.none.brands'))).toBeVisible()
  },
}

export const ByUserAdminOfOne: Story = {
  tags: ['ACC-18'],
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Bastien Morel')
    // one person, several brands
    await waitFor(() => expect(section.getAllByText(text('common.role.administrator'))).toHaveLength(3))
  },
}

/** Five boxes are ticked, then the mode changes: nothing is left of either choice. */
export const ByBrandNoSelection: Story = {
  tags: ['ACC-01', 'C220'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Bastien Morel')
    await userEvent.click(await section.findByRole('checkbox', { name: text('lists.selection.all') }))
    await expect(section.getByText(text('lists.selection.brands', { count: 5 }))).toBeVisible()
    await userEvent.click(section.getByRole('radio', { name: text('access.mode.brand') }))
    await expect(await section.findByText(text('invitations.brand.required'))).toBeVisible()
    await expect(section.getByText(text('access.tile.selection.none'))).toBeVisible()
    await userEvent.click(section.getByRole('radio', { name: text('access.mode.user') }))
    await expect(await section.findByText(text('access.choose.user'))).toBeVisible()
    await choose(section, 'Bastien Morel')
    await expect(await section.findByText(text('lists.selection.brands', { count: 0 }))).toBeVisible()
  },
}

export const ByBrandSelected: Story = {
  tags: ['ACC-02', 'ACC-04', 'ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    const section = await openBrand()
    const table = text('access.assigned.users', { name: MARCEAU })
    await expect(await section.findByRole('table', { name: table })).toBeVisible()
    await expect(section.getAllByText('Bastien Morel')).toHaveLength(2)
    await expect(section.getByText(text('access.tile.selection.brand', { id: '1' }))).toBeVisible()
  },
}

export const ByBrandNoUsers: Story = {
  tags: ['ACC-06'],
  beforeEach: ({ msw }) => msw.use(answer('listBrandUsers', { users: [], admin_user: null })),
  play: async () => {
    const section = await openBrand()
    await expect(await section.findByText(text('access.assigned.none.users'))).toBeVisible()
  },
}

export const ByBrandNoAdmin: Story = {
  tags: ['ACC-08'],
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Maison Vauquelin', 'brand')
    await expect(await section.findByText(text('access.admin.none'))).toBeVisible()
    const act = section.getByRole('button', { name: text('access.act.admin') })
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(act)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
  },
}

export const InactiveUserNotInSelector: Story = {
  tags: ['ACC-08', 'C223'],
  play: async () => {
    const section = await openBrand()
    await userEvent.click(await section.findByRole('combobox', { name: text('access.admin.choose') }))
    const list = await screen.findByRole('listbox', { name: text('access.admin.choose') })
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(20))
    for (const absent of [text('users.inactive'), text('common.role.client_readonly'), 'Bastien Morel'])
      await expect(list).not.toHaveTextContent(absent)
    // in the table, an inactive person is there, and says why they cannot be put in charge
    await userEvent.keyboard('{Escape}')
    const more = text('lists.moreActions.for', { name: 'Nadia Guichard' })
    await userEvent.click(section.getByRole('button', { name: more }))
    const item = await screen.findByRole('menuitem', { name: pattern('access.act.admin') })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveTextContent(text('access.act.admin.inactive'))
  },
}

export const ListLoading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listUsers', 'hang')),
  play: async () => {
    const section = await openAccess()
    await expect(section.queryByRole('option')).toBeNull()
  },
}

export const DetailLoading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listUserBrands', 'hang')),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const section = await openUser()
    await expect(section.queryByRole('table')).toBeNull()
  },
}

export const ListEmptyUsers: Story = {
  tags: ['ACC-06'],
  play: async () => {
    const section = await openAccess()
    await section.findAllByRole('option')
    await userEvent.type(searchOf(section), 'zzzz')
    await expect(await section.findByText(text('access.none.users'))).toBeVisible()
  },
}

export const ListEmptyBrands: Story = {
  tags: ['ACC-06'],
  play: async () => {
    const section = await openAccess('brand')
    await section.findAllByRole('option')
    await userEvent.type(searchOf(section, 'brand'), 'zzzz')
    await expect(await section.findByText(text('access.none.brands'))).toBeVisible()
  },
}

export const ListError: Story = {
  tags: ['ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 400, { times: 1 })),
  play: async () => {
    const section = await openAccess()
    await expect(await section.findByText(text('users.list.failed'))).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: text('common.retry') }))
    await expect(await section.findAllByRole('option')).toHaveLength(20)
  },
}

export const DetailError: Story = {
  tags: ['ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 400, { times: 1 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const section = await openBrand()
    await expect(await section.findByText(text('lists.users.failed'))).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: text('common.retry') }))
    await expect(await section.findByRole('table')).toBeVisible()
  },
}

export const FilterActiveOnly: Story = {
  tags: ['ACC-14', 'ACC-19'],
  play: async () => {
    const section = await openAccess()
    await section.findAllByRole('option')
    await userEvent.click(section.getByRole('checkbox', { name: text('access.activeOnly.users') }))
    await waitFor(() =>
      expect(section.getByText(text('lists.pagination.range', { from: 1, to: 20, total: 140 }))).toBeVisible(),
    )
    await expect(callsTo('listUsers').at(-1)?.query).toEqual({ page: 1, page_size: 20 })
    await userEvent.click(section.getByRole('button', { name: text('lists.pagination.next') }))
    await waitFor(() =>
      expect(section.getByText(text('lists.pagination.range', { from: 21, to: 40, total: 140 }))).toBeVisible(),
    )
  },
}

export const NotCompanyAdmin: Story = {
  tags: ['ACC-17', 'role'],
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival(text('navigation.settings'))
    await expect(document.getElementById('marques')).toBeNull()
    await expect(callsTo('listUsers')).toHaveLength(0)
  },
}

export const MultiSelectAssign: Story = {
  tags: ['ACC-07', 'C316'],
  play: async () => {
    const section = await openUser()
    await goToAdding(section)
    await select(section, 'Brasserie du Port', 'Cave Saint-Vincent', 'Garage Lefort')
    const count = section.getByText(text('lists.selection.brands', { count: 3 }))
    await expect(count.closest('[role="status"]')).toBeVisible()
    await expect(section.getByText(text('lists.selection.most', { most: 100 }))).toBeVisible()
    // what is no longer in view stays selected, and is counted
    await userEvent.type(section.getByRole('searchbox', { name: text('access.search.brands') }), 'Garage')
    await expect(await section.findByText(text('lists.selection.hidden', { count: 2 }))).toBeVisible()
  },
}
