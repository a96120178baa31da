import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { SelectionBar } from '~/design/data/SelectionBar'
import { DetailHead } from '~/features/access/UserDetail'

import { looks } from '../../../.storybook/modes'
import { answer, fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { tablePageMeta } from '../../support/page-meta'
import { shownReference } from '../../support/reference'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import {
  appears,
  boxOf,
  choose,
  confirm,
  goToAdding,
  LEA,
  MARCEAU,
  nameFromMenu,
  openAccess,
  openBrand,
  openUser,
  press,
  searchOf,
  select,
  undo,
} from './access-page'

const meta = {
  title: 'features/access/AccessCard',
  component: Screen,
  subcomponents: { SelectionBar, DetailHead },
  ...tablePageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The toast says what failed, and what was selected stays selected. */
const failing = (title: string, text: string) => async () => {
  await appears(await screen.findByText(title))
  await appears(screen.getByText(text))
}

export const AssignError: Story = {
  tags: ['ACC-20', 'ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('assignBrandUsers', 500)),
  play: async () => {
    const section = await openBrand()
    await goToAdding(section)
    await select(section, 'Clément Dumas')
    await press(section, text('access.act.assign'))
    await failing(text('access.error.assign'), text('access.failed.assign.users'))()
    await expect(section.getByText(text('lists.selection.users', { count: 1 }))).toBeVisible()
  },
}

export const BulkError: Story = {
  tags: ['ACC-16', 'ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 500)),
  play: async () => {
    const section = await openUser()
    await goToAdding(section)
    await select(section, 'Brasserie du Port', 'Cave Saint-Vincent')
    await press(section, text('access.act.assign'))
    await failing(text('access.error.bulk'), text('access.failed.assign.brands'))()
  },
}

export const RemoveError: Story = {
  tags: ['ACC-20', 'ACC-22', 'destructive'],
  beforeEach: ({ msw }) => msw.use(fail('removeBrandUsers', 500)),
  play: async () => {
    const section = await openUser()
    await select(section, 'Café de l’Étoile')
    await press(section, text('access.act.remove'))
    await confirm(text('access.act.remove'))
    await failing(text('access.error.remove'), text('access.failed.remove'))()
  },
}

/** One of two brands does not let the person go: said with what support finds it by. It stays selected for another try. */
export const RemovePartly: Story = {
  tags: ['ACC-22', 'ACC-24', 'NFR-03', 'destructive'],
  beforeEach: ({ msw }) => msw.use(fail('removeBrandUsers', 500, { when: ({ path }) => path?.id === 6 })),
  play: async () => {
    const section = await openUser()
    await select(section, 'Café de l’Étoile', 'Maison Vauquelin')
    await press(section, text('access.act.remove'))
    await confirm(text('access.act.remove'))
    await appears(await screen.findByText(text('access.done.removed.brands', { count: 1, name: LEA })))
    await appears(screen.getByText(pattern('access.done.removed.failed', { brands: 'Maison Vauquelin' })))
    await expect(await shownReference()).toHaveTextContent(
      pattern('common.reference', { reference: `500 · removeBrandUsers · ${formats().date('2026-03-16')}` }),
    )
    await section.findByText(text('lists.selection.brands', { count: 1 }))
    await expect(await boxOf(section, 'Maison Vauquelin')).toBeChecked()
    await undo()
    await expect(await boxOf(section, 'Café de l’Étoile')).not.toBeChecked()
    await expect(await boxOf(section, 'Maison Vauquelin')).toBeChecked()
  },
}

export const SetAdminError: Story = {
  tags: ['ACC-20', 'ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('setBrandAdmin', 500)),
  play: async () => {
    const section = await openBrand()
    await nameFromMenu(section, LEA)
    await confirm(text('access.admin.replace'))
    await failing(text('access.error.admin'), text('access.failed.admin'))()
  },
}

export const PromoteError: Story = {
  tags: ['ACC-20', 'ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('promoteToBrandAdmin', 500)),
  play: async () => {
    const section = await openUser()
    await nameFromMenu(section, MARCEAU, 'promote')
    await confirm(text('access.admin.replace'))
    await failing(text('access.error.promote'), text('access.failed.promote'))()
  },
}

// one more than may be selected
const crowd = Array.from({ length: 101 }, (_, at) => ({
  id: 1000 + at,
  username: `personne_${at}`,
  first_name: 'Personne',
  last_name: String(at + 1),
  email: `personne.${at}@atelier-lumiere.example`,
  user_type: 'brand_member' as const,
  is_active: true,
}))

/** A server that sends larger pages than requested: at most a hundred rows can be selected. */
export const SelectionOver100: Story = {
  tags: ['ACC-15', 'ACC-27', 'C217'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUsers', ({ query }) =>
        query?.page_size === 100
          ? { results: crowd, pagination: { count: 250, previous: null, next: '?page=2' } }
          : { results: crowd.slice(0, 20), pagination: { count: 101, previous: null, next: null } },
      ),
      answer('assignBrandUsers', { assigned_users_count: 100, brand_name: MARCEAU }),
    ),
  play: async () => {
    const section = await openAccess('brand')
    await userEvent.click(await section.findByRole('option', { name: /^.*Boulangerie Marceau/ }))
    await goToAdding(section)
    // by label and text: roles are slow to find among so many rows
    await userEvent.click(await section.findByLabelText(text('lists.selection.all')))
    await expect(section.getByText(text('lists.selection.users', { count: 100 }))).toBeVisible()
    await expect(section.getByText(pattern('lists.selection.full', { most: 100 }))).toBeVisible()
    await userEvent.click(section.getByText(text('access.act.assign')))
    await waitFor(() => expect(callsTo('assignBrandUsers')).toHaveLength(1))
    await expect(callsTo('assignBrandUsers')[0]?.body?.user_ids).toHaveLength(100)
  },
}

/** A hundred rows to choose from, and the server's search. */
export const ManyUsers: Story = {
  tags: ['ACC-19'],
  parameters: { visit: { world: { limits: { users: 200, brands: 100 } } } },
  play: async () => {
    const section = await openBrand()
    await goToAdding(section)
    await waitFor(() => expect(callsTo('listUsers').map(({ query }) => query?.page_size)).toContain(100))
    await waitFor(() => expect(section.getAllByRole('row').length).toBeGreaterThan(70))
  },
}

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUsers', {
        results: crowd.slice(0, 3).map((user) => ({
          ...user,
          last_name: 'De-La-Rochefoucauld'.repeat(4),
          email: `${'longue-adresse'.repeat(6)}@atelier-lumiere.example`,
        })),
        pagination: { count: 3, previous: null, next: null },
      }),
    ),
  play: async () => {
    const section = await openAccess()
    const [first] = await section.findAllByRole('option')
    await expect(first?.scrollWidth).toBeLessThanOrEqual((first?.clientWidth ?? 0) + 1)
  },
}

/** One column: the list, then the details in its place, and back. */
export const MobileMasterDetail: Story = {
  tags: ['ACC-02', 'NFR-07'],
  globals: { viewport: { value: 'w360' } },
  parameters: { steps: { from: 'xs' }, chromatic: { modes: looks } },
  play: async () => {
    const section = await openAccess()
    await section.findAllByRole('option')
    await userEvent.click(await section.findByRole('option', { name: /^.*Bastien Morel/ }))
    await waitFor(() => expect(section.getByRole('heading', { level: 3, name: 'Bastien Morel' })).toHaveFocus())
    // out of sight, and out of the reach of assistive technology
    await expect(section.queryByRole('combobox', { name: text('access.search.users') })).toBeNull()
    await userEvent.click(section.getByRole('button', { name: text('access.back') }))
    await expect(searchOf(section)).toBeVisible()
  },
}

let slow: PromiseWithResolvers<void>

/** The answer arrives while another brand is shown: the toast names the first brand, and the selection stays. */
export const SlowAnswer: Story = {
  tags: ['ACC-05', 'C224'],
  beforeEach: ({ msw }) => {
    slow = Promise.withResolvers()
    msw.use(
      answer('assignBrandUsers', async () => {
        await slow.promise
        return { assigned_users_count: 1, brand_name: MARCEAU }
      }),
    )
  },
  play: async () => {
    const section = await openBrand()
    await goToAdding(section)
    await select(section, 'Clément Dumas')
    await press(section, text('access.act.assign'))
    // the page is out of reach until the dialog is gone
    await section.findByRole('combobox', { name: text('access.search.brands') })
    await choose(section, 'Brasserie du Port', 'brand')
    await select(section, 'Bastien Morel')
    await expect(section.getByText(text('access.processing.assign'))).toBeVisible()
    slow.resolve()
    await appears(await screen.findByText(text('access.done.assigned.users', { count: 1, name: MARCEAU })))
    await waitFor(() => expect(section.queryByText(text('access.processing.assign'))).toBeNull())
    await expect(section.getByText(text('lists.selection.users', { count: 1 }))).toBeVisible()
    await expect(section.getByRole('heading', { level: 3, name: 'Brasserie du Port' })).toBeVisible()
  },
}
